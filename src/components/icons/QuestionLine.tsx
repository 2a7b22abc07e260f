import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `question-line`; written by scripts/icons.mjs. */
export const QuestionLine = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      d="M12 17h.002m-2.627-6.875a2.625 2.625 0 1 1 3.601 2.438c-.512.205-.976.635-.976 1.187V14m9-2a9 9 0 1 1-18 0a9 9 0 0 1 18 0"
    />
  </Icon>
);
