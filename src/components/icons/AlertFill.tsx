import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `alert-fill`; written by scripts/icons.mjs. */
export const AlertFill = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      d="M10.7 3.148a1.5 1.5 0 0 1 2.6 0l8.633 14.954a1.5 1.5 0 0 1-1.299 2.25H3.366a1.5 1.5 0 0 1-1.299-2.25zM12 15.001a1 1 0 1 0 0 2a1 1 0 0 0 0-2m0-7a1 1 0 0 0-1 1v4a1 1 0 0 0 2 0v-4a1 1 0 0 0-1-1"
    />
  </Icon>
);
