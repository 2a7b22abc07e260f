import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `bookmark-fill`; written by scripts/icons.mjs. */
export const BookmarkFill = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M5 6a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v14.066c0 1.198-1.335 1.912-2.332 1.248L12 18.202l-4.668 3.112C6.335 21.978 5 21.264 5 20.066z"
      clipRule="evenodd"
    />
  </Icon>
);
