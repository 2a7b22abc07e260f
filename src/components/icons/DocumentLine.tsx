import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `document-2-line`; written by scripts/icons.mjs. */
export const DocumentLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      d="M13 3v5.5a.5.5 0 0 0 .5.5H19M9 16h6m-6-4h1m3.586-9H6a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V8.414a1 1 0 0 0-.293-.707l-4.414-4.414A1 1 0 0 0 13.586 3"
    />
  </Icon>
);
