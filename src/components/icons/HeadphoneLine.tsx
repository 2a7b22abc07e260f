import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `headphone-line`; written by scripts/icons.mjs. */
export const HeadphoneLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      d="M4.125 16.414C3.631 15.432 3 14.494 3 11.942C3 7.005 7.03 3 12 3s9 4.004 9 8.943c0 2.552-.631 3.49-1.125 4.47m-15.75 0l1.444-1.354a1.5 1.5 0 0 1 2.084.03l.92.914a2 2 0 0 1 0 2.837l-.236.235c-.533.53-1.377.584-1.926.07c-.903-.843-1.883-1.93-2.286-2.731Zm15.75 0l-1.444-1.354a1.5 1.5 0 0 0-2.084.03l-.92.914a2 2 0 0 0 0 2.837l.236.235c.533.53 1.377.584 1.926.07c.903-.843 1.883-1.93 2.286-2.731Z"
    />
  </Icon>
);
