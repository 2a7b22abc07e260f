import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `user-add-2-line`; written by scripts/icons.mjs. */
export const UserAddLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      d="M12.21 14.064A12 12 0 0 0 11 14c-4.418 0-8 2.567-8 4.5S6.582 21 11 21q.339 0 .672-.005M18 15v6m-3-3h6M15 7a4 4 0 1 1-8 0a4 4 0 0 1 8 0Z"
    />
  </Icon>
);
