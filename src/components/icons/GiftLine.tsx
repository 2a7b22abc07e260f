import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `gift-line`; written by scripts/icons.mjs. */
export const GiftLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeWidth="2"
      d="M5 12h14M5 12h14M5 12v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6M5 12a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1m-7 8V7m0 0V6m0 1h-1a3 3 0 0 1-3-3v-.5a.5.5 0 0 1 .5-.5H9a3 3 0 0 1 3 3m0 1h1a3 3 0 0 0 3-3v-.5a.5.5 0 0 0-.5-.5H15a3 3 0 0 0-3 3"
    />
  </Icon>
);
