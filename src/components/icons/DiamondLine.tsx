import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `diamond-2-line`; written by scripts/icons.mjs. */
export const DiamondLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      d="M2.5 10h19M11 4l-3 6l4 10l4-10l-3-6M2.556 10.611l9.259 10.186c.1.109.27.109.37 0l9.26-10.186a1 1 0 0 0 .06-1.272L17.8 4.4A1 1 0 0 0 17 4H7a1 1 0 0 0-.8.4L2.496 9.339a1 1 0 0 0 .06 1.272"
    />
  </Icon>
);
