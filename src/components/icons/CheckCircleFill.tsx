import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `check-circle-fill`; written by scripts/icons.mjs. */
export const CheckCircleFill = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      d="M12 2c5.523 0 10 4.477 10 10s-4.477 10-10 10S2 17.523 2 12S6.477 2 12 2m4.95 6.38a1 1 0 0 0-1.415 0l-4.95 4.951l-2.121-2.121a1 1 0 1 0-1.414 1.414l2.829 2.828a1 1 0 0 0 1.414 0l5.656-5.657a1 1 0 0 0 0-1.414"
    />
  </Icon>
);
