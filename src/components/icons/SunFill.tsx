import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `sun-fill`; written by scripts/icons.mjs. */
export const SunFill = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      d="M12 19a1 1 0 0 0-1 1v1a1 1 0 1 0 2 0v-1a1 1 0 0 0-1-1m6.364-2.05a1 1 0 1 0-1.414 1.414l.707.707a1 1 0 0 0 1.414-1.414zm-11.314 0a1 1 0 0 0-1.414 0l-.707.707a1 1 0 0 0 1.414 1.414l.707-.707a1 1 0 0 0 0-1.414M12 6a6 6 0 1 0 0 12a6 6 0 0 0 0-12m8 5a1 1 0 1 0 0 2h1a1 1 0 1 0 0-2zM3 11a1 1 0 1 0 0 2h1a1 1 0 1 0 0-2zm16.071-6.071a1 1 0 0 0-1.414 0l-.707.707a1 1 0 1 0 1.414 1.414l.707-.707a1 1 0 0 0 0-1.414m-12.728 0a1 1 0 0 0-1.414 1.414l.707.707A1 1 0 1 0 7.05 5.636zM12 2a1 1 0 0 0-1 1v1a1 1 0 1 0 2 0V3a1 1 0 0 0-1-1"
    />
  </Icon>
);
