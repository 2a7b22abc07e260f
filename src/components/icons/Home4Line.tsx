import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `home-4-line`; written by scripts/icons.mjs. */
export const Home4Line = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      d="M4 9.5a1 1 0 0 1 .4-.8l7-5.25a1 1 0 0 1 1.2 0l7 5.25a1 1 0 0 1 .4.8V19a1 1 0 0 1-1 1h-4.9a.1.1 0 0 1-.1-.1V14a2 2 0 1 0-4 0v5.9a.1.1 0 0 1-.1.1H5a1 1 0 0 1-1-1z"
    />
  </Icon>
);
