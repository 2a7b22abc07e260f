import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `add-line`; written by scripts/icons.mjs. */
export const AddLine = (props: IconProps) => (
  <Icon {...props}>
    <path fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="2" d="M5 12h14m-7 7V5" />
  </Icon>
);
