import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `camera-2-line`; written by scripts/icons.mjs. */
export const Camera2Line = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      d="M3 7a1 1 0 0 1 1-1h2.586a1 1 0 0 0 .707-.293l1.414-1.414A1 1 0 0 1 9.414 4h5.172a1 1 0 0 1 .707.293l1.414 1.414a1 1 0 0 0 .707.293H20a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z"
    />
    <path fill="none" stroke="currentColor" strokeWidth="2" d="M16 12.5a4 4 0 1 1-8 0a4 4 0 0 1 8 0Z" />
  </Icon>
);
