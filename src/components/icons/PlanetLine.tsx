import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `planet-line`; written by scripts/icons.mjs. */
export const PlanetLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      d="M21.526 6.5c.461.798-.064 2.054-1.74 3.656a8 8 0 0 1-13.274 7.665c-2.227.65-3.577.478-4.038-.32m0 0c.828 1.434 4.53.847 11.026-2.903s8.855-6.663 8.026-8.098c-.415-.72-1.744-.82-3.69-.325a.53.53 0 0 1-.484-.121a8 8 0 0 0-13.179 7.61a.53.53 0 0 1-.137.48C2.634 15.58 2.058 16.78 2.474 17.5Z"
    />
  </Icon>
);
