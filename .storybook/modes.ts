/** A way to look at a story: the one list that drives the toolbar, Chromatic and the offline check. */
export type ModeSettings = {
  label: string;
  width: number;
  height: number;
  /** The reader's own font size, in px; 16 unless told. */
  fontSize?: number;
  forcedColors?: boolean;
};

export const modes = {
  phone: { label: '手机 375×812', width: 375, height: 812 },
  small: { label: '小屏 320×640', width: 320, height: 640 },
  large: { label: '大屏 430×932', width: 430, height: 932 },
  tablet: { label: '平板 820×1180', width: 820, height: 1180 },
  desktop: { label: '桌面 1440×900', width: 1440, height: 900 },
  care: { label: '关怀 大字 200%', width: 375, height: 812, fontSize: 32 },
  forced: { label: '强制颜色', width: 375, height: 812, forcedColors: true },
} as const satisfies Record<string, ModeSettings>;

export type Mode = keyof typeof modes;

/** What decides how a story is looked at. */
export type StoryName = { title: string; name: string };

const OF_A_SCREEN: readonly Mode[] = ['small', 'large', 'tablet', 'desktop', 'care'];

/** One story of a component shows all there is of it: the widest matrix it has. */
const MATRIX = new Set(['Variants', 'States', 'Default']);

/** Each story as on a phone; a screen's `Ready` in every size and with large text; a component's matrix in forced colours. */
export function modesOf({ title, name }: StoryName): readonly Mode[] {
  if (title.startsWith('页面/') && name === 'Ready') return ['phone', ...OF_A_SCREEN];
  if (title.startsWith('页面/') && name === 'Long Text') return ['phone', 'small'];
  if (title.startsWith('组件/') && MATRIX.has(name)) return ['phone', 'forced'];
  return ['phone'];
}

/** The toolbar's viewports, in Storybook's shape. */
export const viewports = Object.fromEntries(
  Object.entries(modes).map(([key, { label, width, height }]) => [
    key,
    { name: label, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
