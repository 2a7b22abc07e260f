import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `history-line`; written by scripts/icons.mjs. */
export const HistoryLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      d="M12 7v5l3 3m5-3.03l-1.607-.42a.1.1 0 0 0-.1.162l2.251 2.588c.052.06.15.038.17-.04q.148-.567.22-1.144A9.003 9.003 0 0 0 4.205 7.5A9 9 0 0 0 18.08 18.639"
    />
  </Icon>
);
