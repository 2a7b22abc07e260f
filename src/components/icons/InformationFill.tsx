import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `information-fill`; written by scripts/icons.mjs. */
export const InformationFill = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      d="M12 2c5.523 0 10 4.477 10 10s-4.477 10-10 10S2 17.523 2 12S6.477 2 12 2m-1 8a1 1 0 1 0 0 2v5a1 1 0 0 0 1 1h.5a1 1 0 0 0 .5-1.865V11a1 1 0 0 0-1-1zm1-3a1 1 0 1 0 0 2h.002a1 1 0 0 0 0-2z"
    />
  </Icon>
);
