import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `check-line`; written by scripts/icons.mjs. */
export const CheckLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      d="m3.514 11.83l5.657 5.656L20.485 6.172"
    />
  </Icon>
);
