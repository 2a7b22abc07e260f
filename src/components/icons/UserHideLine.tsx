import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `user-hide-line`; written by scripts/icons.mjs. */
export const UserHideLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      d="M10.273 14.023C6.195 14.283 3 16.674 3 18.5c0 1.688 2.73 2.334 6.365 2.471m8.78-1.31l.319 1.187m1.666-2.334l.87.87m-5.146.276l-.318 1.188m-1.666-2.334l-.87.87m.065-2.525c1.16 3.918 6.71 3.918 7.87 0M15 7a4 4 0 1 1-8 0a4 4 0 0 1 8 0"
    />
  </Icon>
);
