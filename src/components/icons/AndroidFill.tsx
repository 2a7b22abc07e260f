import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `android-fill`; written by scripts/icons.mjs. */
export const AndroidFill = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M12 3c-1.33 0-2.584.324-3.687.899l-.606-.606a1 1 0 0 0-1.414 1.414l.35.35A7.98 7.98 0 0 0 4 11v1h16v-1a7.98 7.98 0 0 0-2.644-5.942l.351-.35a1 1 0 0 0-1.414-1.415l-.606.606A8 8 0 0 0 12 3M9 7a1 1 0 0 0 0 2h.002a1 1 0 1 0 0-2zm6 0a1 1 0 1 0 0 2h.002a1 1 0 0 0 0-2z"
      clipRule="evenodd"
    />
    <path fill="currentColor" d="M20 14H4v6a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2z" />
  </Icon>
);
