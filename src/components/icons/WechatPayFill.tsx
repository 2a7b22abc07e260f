import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `wechat-pay-fill`; written by scripts/icons.mjs. */
export const WechatPayFill = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      d="M12 3c3.103 0 5.97 1.23 7.833 3.21l-9.294 4.426a1 1 0 0 1-.944-.045l-1.58-.948a1 1 0 0 0-1.383 1.353l2 3.5a1 1 0 0 0 1.405.348l11-7v-.001A7.43 7.43 0 0 1 22 11.5c0 4.857-4.656 8.5-10 8.5q-.981-.002-1.911-.155c-.093.073-.253.206-.45.345c-.568.4-1.39.81-2.639.81a1 1 0 0 1-1-1c0-.55.143-1.233-.094-1.756C3.577 16.723 2 14.298 2 11.5C2 6.643 6.656 3 12 3"
    />
  </Icon>
);
