import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `eye-close-line`; written by scripts/icons.mjs. */
export const EyeCloseLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      d="m14.33 14.693l.646 2.415m3.388-4.744l1.768 1.768m-10.462.561l-.647 2.415m-3.387-4.744l-1.768 1.768M4 9c2.36 7.965 13.64 7.965 16 0"
    />
  </Icon>
);
