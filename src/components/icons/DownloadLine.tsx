import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `download-2-line`; written by scripts/icons.mjs. */
export const DownloadLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      d="M20 16v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-4m8-13v12m-4.243-3.586L12 15.657l4.243-4.243"
    />
  </Icon>
);
