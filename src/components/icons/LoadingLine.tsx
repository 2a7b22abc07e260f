import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `loading-3-line`; written by scripts/icons.mjs. */
export const LoadingLine = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" opacity=".1" />
    <path fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="2" d="M12 3a8.96 8.96 0 0 0-6.225 2.5" />
  </Icon>
);
