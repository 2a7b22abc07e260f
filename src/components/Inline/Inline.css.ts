import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({ display: 'flex', minWidth: 0, selectors: { '&[data-wrap]': { flexWrap: 'wrap' } } });

export const justifies = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
