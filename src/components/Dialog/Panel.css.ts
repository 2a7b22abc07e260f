import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';
import { when } from '#theme/when.ts';

const grow = keyframes({ from: { opacity: 0, transform: 'scale(.96)' } });
const shrink = keyframes({ to: { opacity: 0, transform: 'scale(.96)' } });
// Each has but one end: the other is where a finger has pulled the sheet to.
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const sink = keyframes({ to: { transform: 'translateY(100%)' } });

const moving = (enter: string, leave: string) => ({
  '@media': {
    [media.motion]: {
      selectors: {
        '&[data-state="open"]': { animation: `${enter} ${vars.motion.enter}` },
        '&[data-state="closed"]': { animation: `${leave} ${vars.motion.leave} forwards` },
      },
    },
  },
});

const base = style({
  position: 'fixed',
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.color.card,
  boxShadow: vars.shadow.dialog,
  // Foreign content can be laid over nothing but the panel itself (reliability X2).
  contain: 'paint',
  outline: 'none',
});

export const panel = styleVariants({
  dialog: [
    base,
    {
      inset: 0,
      marginBlock: 'auto',
      width: rem(319),
      maxWidth: `calc(100% - 2 * max(${rem(16)}, ${safe.side}))`,
      height: 'fit-content',
      maxHeight: `calc(${dvh(100)} - min(${rem(64)}, ${dvh(8)}))`,
      paddingTop: rem(24),
      paddingBottom: rem(20),
      borderRadius: vars.radius.panel,
    },
    moving(`${grow} ${vars.motion.dialogIn}`, `${shrink} ${vars.motion.dialogOut}`),
  ],
  sheet: [
    base,
    {
      insetInline: 0,
      bottom: 0,
      width: '100%',
      maxWidth: `calc(100% - 2 * ${safe.side})`,
      maxHeight: dvh(85),
      paddingTop: rem(24),
      paddingBottom: `calc(${rem(16)} + ${safe.bottom})`,
      borderRadius: `${vars.radius.panel} ${vars.radius.panel} 0 0`,
    },
    {
      '@media': {
        [media.desktop]: { maxWidth: vars.size.shell },
        [when.short]: { maxWidth: vars.size.shell, maxHeight: dvh(96) },
        [media.motion]: {
          selectors: {
            '&:not([data-dragging])': { transition: `transform ${vars.motion.sheetOut} ${vars.motion.enter}` },
          },
        },
      },
    },
    moving(`${rise} ${vars.motion.sheetIn}`, `${sink} ${vars.motion.sheetOut}`),
  ],
});

export const title = style({
  flex: 'none',
  // Room for the close button on the right, and as much on the left so that the title stays centred.
  paddingInline: rem(48),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  ':focus-visible': { outline: 'none' },
});

export const scroller = style({
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ':focus-visible': { outlineOffset: -2 },
});

export const content = style({ padding: `${rem(16)} ${rem(20)} 0` });

export const description = style({
  color: vars.color.ink2,
  textAlign: 'center',
  selectors: { '&:not(:last-child)': { marginBottom: rem(16) } },
});

export const footer = style({ flex: 'none', padding: `${rem(20)} ${rem(20)} 0` });

export const close = style({ position: 'absolute', top: rem(6), right: rem(6) });

/** Quieter than what the panel is about. */
export const cross = style({ color: vars.color.ink3 });
