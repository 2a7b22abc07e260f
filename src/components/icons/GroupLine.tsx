import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `group-2-line`; written by scripts/icons.mjs. */
export const GroupLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      d="M17.92 14H18c2.21 0 4 1.467 4 2.571c0 .84-1.034 1.228-2.5 1.367m-3.5-.08C16 19.513 13.09 20 9.5 20S3 19.514 3 17.857S5.91 14 9.5 14s6.5 2.2 6.5 3.857ZM13 7.5a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0ZM20 9a2 2 0 1 1-4 0a2 2 0 0 1 4 0Z"
    />
  </Icon>
);
