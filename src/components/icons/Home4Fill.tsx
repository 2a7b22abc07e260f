import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `home-4-fill`; written by scripts/icons.mjs. */
export const Home4Fill = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      d="M13.2 2.65a2 2 0 0 0-2.4 0l-7 5.25A2 2 0 0 0 3 9.5V19a2 2 0 0 0 2 2h3.9a1.1 1.1 0 0 0 1.1-1.1V15a2 2 0 1 1 4 0v4.9a1.1 1.1 0 0 0 1.1 1.1H19a2 2 0 0 0 2-2V9.5a2 2 0 0 0-.8-1.6z"
    />
  </Icon>
);
