import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `game-2-line`; written by scripts/icons.mjs. */
export const Game2Line = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      d="M15 9v3m-1.5-1.5h3M7 5c1 0 3 1 5 1s4-1 5-1c3 0 7 14 3 14c-3 0-4.5-4-8-4s-5 4-8 4C0 19 4 5 7 5Zm3 5.5a1.5 1.5 0 1 1-3 0a1.5 1.5 0 0 1 3 0Z"
    />
  </Icon>
);
