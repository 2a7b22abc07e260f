import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `ticket-line`; written by scripts/icons.mjs. */
export const TicketLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      d="M15 10v.5m0 3v.5m0-7a2 2 0 0 0 2-2h2a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-2a2 2 0 1 0-4 0H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h8a2 2 0 0 0 2 2"
    />
  </Icon>
);
