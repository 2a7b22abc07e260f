/** Durations and easings of every theme. In a file of its own: running code uses them without the theme's colours. */
export const motion = {
  press: '100ms',
  release: '150ms',
  toast: '180ms',
  fade: '200ms',
  sheetIn: '280ms',
  sheetOut: '200ms',
  dialogIn: '200ms',
  dialogOut: '150ms',
  tabs: '300ms',
  pull: '300ms',
  carousel: '500ms',
  enter: 'cubic-bezier(.2, .8, .2, 1)',
  leave: 'cubic-bezier(.4, 0, 1, 1)',
} as const;
