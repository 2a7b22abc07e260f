import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `calendar-line`; written by scripts/icons.mjs. */
export const CalendarLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      d="M17 4a1 1 0 1 0-2 0zm-2 2a1 1 0 1 0 2 0zM9 4a1 1 0 0 0-2 0zM7 6a1 1 0 0 0 2 0zM5 6v1h14V5H5zm15 1h-1v12h2V7zm-1 13v-1H5v2h14zM4 19h1V7H3v12zm0-8v1h16v-2H4zm12-7h-1v2h2V4zM8 4H7v2h2V4zM5 20v-1H3a2 2 0 0 0 2 2zm15-1h-1v2a2 2 0 0 0 2-2zM19 6v1h2a2 2 0 0 0-2-2zM5 6V5a2 2 0 0 0-2 2h2z"
    />
  </Icon>
);
