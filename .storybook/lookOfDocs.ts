import { create } from 'storybook/theming/create';
import { lightBlue } from '../src/theme/lightBlue.ts';

const { color } = lightBlue;

const FONT = '"Noto Sans SC Variable", -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

/** Storybook itself in the colours of the portal. */
export const lookOfDocs = create({
  base: 'light',
  brandTitle: '晴屿 · 组件与页面',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: FONT,
  colorPrimary: color.action,
  colorSecondary: color.action,
  appBg: color.ground,
  appContentBg: color.card,
  appPreviewBg: color.ground,
  appBorderColor: color.line,
  appBorderRadius: 10,
  textColor: color.ink,
  textInverseColor: color.onAction,
  textMutedColor: color.ink3,
  barBg: color.card,
  barTextColor: color.ink2,
  barSelectedColor: color.link,
  barHoverColor: color.press,
  inputBg: color.card,
  inputBorder: color.edge,
  inputTextColor: color.ink,
  inputBorderRadius: 10,
  buttonBg: color.quiet,
  buttonBorder: color.line,
});
