import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `thumb-up-2-fill`; written by scripts/icons.mjs. */
export const ThumbUpFill = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      d="m6 20.999l-.154-.004A3 3 0 0 1 3 17.999v-6a3 3 0 0 1 2.846-2.996L6 8.999zM9.821 3.21c.296-.69 1.06-1.317 2.024-1.131C13.374 2.374 15 3.566 15 5.499v2.5h3.602c1.804 0 3.206 1.581 2.95 3.367a41 41 0 0 1-.211 1.348l-.91 5a4 4 0 0 1-3.935 3.285H8v-12z"
    />
  </Icon>
);
