/** The one list of viewports: it drives the toolbar, Chromatic and the offline check. */
export const modes = {
  phone: { label: '手机 375×812', width: 375, height: 812 },
  small: { label: '小屏 320×640', width: 320, height: 640 },
  large: { label: '大屏 430×932', width: 430, height: 932 },
  tablet: { label: '平板 820×1180', width: 820, height: 1180 },
  desktop: { label: '桌面 1440×900', width: 1440, height: 900 },
} as const;

export type Mode = keyof typeof modes;

/** The toolbar's viewports, in Storybook's shape. */
export const viewports = Object.fromEntries(
  Object.entries(modes).map(([key, { label, width, height }]) => [
    key,
    { name: label, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
