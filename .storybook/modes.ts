/** A way to look at a story: the one list that drives the toolbar, Chromatic and the offline check. */
export type ModeSettings = {
  label: string;
  width: number;
  height: number;
  /** The reader's own font size, in px; 16 by default. */
  fontSize?: number;
  forcedColors?: boolean;
  /** A notch on one side, the round corner on the other, the home bar below. */
  notched?: boolean;
  /** As on paper. */
  print?: boolean;
};

export const modes = {
  phone: { label: '手机 375×812', width: 375, height: 812 },
  small: { label: '小屏 320×640', width: 320, height: 640 },
  large: { label: '大屏 430×932', width: 430, height: 932 },
  tablet: { label: '平板 820×1180', width: 820, height: 1180 },
  desktop: { label: '桌面 1440×900', width: 1440, height: 900 },
  care: { label: '关怀 大字 200%', width: 375, height: 812, fontSize: 32 },
  landscape: { label: '横屏 812×375', width: 812, height: 375, notched: true },
  print: { label: '打印 A5', width: 559, height: 794, print: true },
  forced: { label: '强制颜色', width: 375, height: 812, forcedColors: true },
} as const satisfies Record<string, ModeSettings>;

export type Mode = keyof typeof modes;

/** What decides how a story is looked at. */
export type StoryName = { title: string; name: string };

const OF_A_SCREEN: readonly Mode[] = ['small', 'large', 'tablet', 'desktop', 'care', 'landscape', 'print'];

/** What a dialog is shown in that has no `Ready`, by one of its states. */
const OF_A_DIALOG: readonly Mode[] = ['small', 'care', 'landscape', 'print'];
const STATE_OF_A_DIALOG: Readonly<Record<string, string>> = {
  '页面/弹窗/会员支付结果': 'Paid',
  '页面/钱包/支付结果': 'Paid',
};

/** One story of a component shows all there is of it: the widest matrix it has. */
const MATRIX = new Set(['Variants', 'States', 'Default']);

/** What a phone does not show. */
const isForDesktops = ({ title, name }: StoryName): boolean => name === 'Desktop' || title === '组件/Backdrop';

/** Each story as on a phone; a screen's or a dialog's `Ready` in every size, with large text, on its side and on paper; a component's matrix in forced colours. */
export function modesOf({ title, name }: StoryName): readonly Mode[] {
  if (isForDesktops({ title, name })) return ['desktop'];
  if (title.startsWith('页面/') && name === 'Ready') return ['phone', ...OF_A_SCREEN];
  if (STATE_OF_A_DIALOG[title] === name) return ['phone', ...OF_A_DIALOG];
  if (title.startsWith('页面/') && name === 'Long Text') return ['phone', 'small'];
  if (title.startsWith('组件/') && MATRIX.has(name)) return ['phone', 'forced'];
  return ['phone'];
}

/** A mode in Chromatic's terms. `textSize` and `notched` are the toolbar's own globals of that name. */
type ChromaticMode = {
  viewport: { width: number; height: number };
  textSize?: number;
  notched?: boolean;
  forcedColors?: 'active';
  media?: 'print';
};

/** The modes of a story for `parameters.chromatic.modes`. */
export function chromaticModesOf(story: StoryName): Partial<Record<Mode, ChromaticMode>> {
  return Object.fromEntries(
    modesOf(story).map((mode) => {
      const { width, height, fontSize, forcedColors, notched, print }: ModeSettings = modes[mode];
      const special = {
        ...(fontSize !== undefined && { textSize: fontSize }),
        ...(forcedColors && { forcedColors: 'active' as const }),
        ...(notched && { notched }),
        ...(print && { media: 'print' as const }),
      };
      return [mode, { viewport: { width, height }, ...special }];
    }),
  );
}

const settings: [string, ModeSettings][] = Object.entries(modes);

/** The toolbar's viewports, in Storybook's shape: the modes that differ in size alone. */
export const viewports = Object.fromEntries(
  settings
    .filter(([, { fontSize, forcedColors, print }]) => fontSize === undefined && !forcedColors && !print)
    .map(([key, { label, width, height }]) => [
      key,
      { name: label, styles: { width: `${width}px`, height: `${height}px` } },
    ]),
);

/** The toolbar's text sizes: the browser's own 16 px, and what the modes ask for. */
export const textSizes: readonly number[] = [
  16,
  ...settings.flatMap(([, { fontSize }]) => (fontSize === undefined ? [] : [fontSize])),
];
