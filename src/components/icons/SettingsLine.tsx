import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `settings-6-line`; written by scripts/icons.mjs. */
export const SettingsLine = (props: IconProps) => (
  <Icon {...props}><path fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="2" d="M18 6a2 2 0 1 1-4 0m4 0a2 2 0 1 0-4 0m4 0h2m-6 0H4m14 12a2 2 0 1 1-4 0m4 0a2 2 0 1 0-4 0m4 0h2m-6 0H4m6-6a2 2 0 1 1-4 0m4 0a2 2 0 1 0-4 0m4 0h10M6 12H4"/></Icon>
);
