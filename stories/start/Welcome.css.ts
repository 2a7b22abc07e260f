import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const NARROW = 'screen and (max-width: 900px)';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 48,
  alignItems: 'center',
  padding: '56px 56px 0',
  borderRadius: '28px 28px 28px 8px',
  overflow: 'hidden',
  background: `linear-gradient(180deg, ${vars.color.washTop} 0, ${vars.color.washMid} 45%, ${vars.color.ground} 100%)`,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '32px 24px 0' } },
});

export const logo = style({ width: 56, height: 56 });

/** Three phones, the middle one in front; the hero's edge cuts them off below. */
export const phones = style({
  display: 'flex',
  gap: 16,
  height: 372,
  alignItems: 'start',
  '@media': { [NARROW]: { height: 300, justifyContent: 'center' } },
});

export const aside = style({ marginTop: 40, '@media': { 'screen and (max-width: 620px)': { display: 'none' } } });

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: 16,
  counterReset: 'step',
});

export const step = style({
  padding: 20,
  borderRadius: '16px 16px 16px 4px',
  background: vars.color.ground,
  counterIncrement: 'step',
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      fontSize: 28,
      lineHeight: '36px',
      fontWeight: 700,
      color: vars.color.link,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const strong = style({ fontWeight: 600 });

export const areas = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 16 });

export const area = style({
  position: 'relative',
  padding: 20,
  borderRadius: 16,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.card,
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  selectors: { '&:hover': { boxShadow: vars.shadow.floating } },
});

export const areaLink = style({
  fontSize: 17,
  lineHeight: '26px',
  fontWeight: 600,
  color: vars.color.link,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 16 } },
});
