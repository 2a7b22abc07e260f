import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `bookmark-line`; written by scripts/icons.mjs. */
export const BookmarkLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      d="M6 6a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v14.066a.5.5 0 0 1-.777.416l-4.946-3.297a.5.5 0 0 0-.554 0l-4.946 3.297A.5.5 0 0 1 6 20.066z"
    />
  </Icon>
);
