import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `clipboard-line`; written by scripts/icons.mjs. */
export const TaskLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      d="M9 10a1 1 0 1 0 0 2zm6 2a1 1 0 1 0 0-2zm-6 2a1 1 0 1 0 0 2zm3 2a1 1 0 1 0 0-2zm7-11h-1v12h2V5zm-4 16v-1H6v2h9zM5 20h1V5H4v15zM6 4v1h2V3H6zm10 0v1h2V3h-2zm0 0h-1v1h2V4zm-1 2V5H9v2h6zM8 5h1V4H7v1zm1-2v1h6V2H9zm0 8v1h6v-2H9zm0 4v1h3v-2H9zm0-9V5H7a2 2 0 0 0 2 2zm7-1h-1v2a2 2 0 0 0 2-2zm0-1h1a2 2 0 0 0-2-2v2zM5 5h1V3a2 2 0 0 0-2 2zm1 16v-1H4a2 2 0 0 0 2 2zM8 4h1V2a2 2 0 0 0-2 2zm11 13h-1a3 3 0 0 1-3 3v2a5 5 0 0 0 5-5zm0-12h1a2 2 0 0 0-2-2v2z"
    />
  </Icon>
);
