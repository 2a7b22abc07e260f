import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `external-link-line`; written by scripts/icons.mjs. */
export const ExternalLinkLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      d="M17 13v6a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h6m9 2V4h-5m-5 10l9.5-9.5"
    />
  </Icon>
);
