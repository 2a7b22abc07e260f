import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `thumb-up-2-line`; written by scripts/icons.mjs. */
export const ThumbUpLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeWidth="2"
      d="m8 10l2.74-6.394c.158-.368.523-.619.915-.543C12.909 3.304 14 4.22 14 5.5V9h4.604a2 2 0 0 1 1.967 2.358l-1.123 6.179A3 3 0 0 1 16.496 20H8m0-10v10m0-10H6a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h2"
    />
  </Icon>
);
