import { globalStyle } from '@vanilla-extract/css';
import { DVH, dvh } from './dvh.ts';
import { media } from './media.ts';
import { safeAreaInsets } from './safeArea.ts';
import { supports } from './supports.ts';
import { vars } from './vars.css.ts';
import { when } from './when.ts';

/** 16 px at 375 as a share of `length`, within bounds; the second where the browser can divide lengths. */
const rootFont = (length: 'vw' | 'vmin', least: number) => [
  `clamp(${least * 100}%, ${1600 / 375}${length}, 200%)`,
  `calc(100% * clamp(${least}, tan(atan2(100${length}, 375px)), 2))`,
];

/**
 * Root font: 16 px × width / 375, at most 2× (spec §9), where width is the layout's own: the viewport on mobile and tablet,
 * the 520 px shell on desktop. A device on its side has no height for letters so large: there the shorter side counts.
 * `tan(atan2())` turns two lengths into a plain number, so the reader's own default size still multiplies; in Chromium before
 * 111, which does not know it, that size only bounds the result. Under 320 px nothing shrinks further: such a width is a page
 * zoomed in by somebody who wants larger letters; nor on its side, where the keyboard takes of the height.
 */
globalStyle('html', {
  fontSize: rootFont('vw', 320 / 375),
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  '@media': {
    [when.sideways]: { fontSize: rootFont('vmin', 1) },
    [media.desktop]: { fontSize: `calc(100% * ${520 / 375})` },
  },
});

globalStyle('html', { vars: safeAreaInsets });
globalStyle('html', { '@supports': { [supports.dvh]: { vars: { [DVH]: '1dvh' } } } });

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });

globalStyle('body', {
  minHeight: dvh(100),
  background: vars.color.ground,
  color: vars.color.ink,
  fontFamily: vars.font.stack,
  fontSize: '0.9375rem',
  lineHeight: '1.375rem',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
  textSpacingTrim: 'trim-start',
  // WebKitGTK 2.50 leaves the gap between a Chinese and a Latin letter by drawing the one over the other.
  '@supports': { [supports.notWebKit]: { textAutospace: 'normal' } },
} as never);

globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer', touchAction: 'manipulation' });
/**
 * Says "felt" for every control that has no look of its own for it. Without specificity: whatever a class says holds.
 */
globalStyle(':where(button:active:not(:disabled, [aria-disabled="true"]))', { opacity: 0.7 });
globalStyle('a', { color: 'inherit', textDecoration: 'none', touchAction: 'manipulation' });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('h1, h2, h3, h4', { font: 'inherit', textWrap: 'balance' });
// WebKit evens out all lines of a paragraph, which leaves a Chinese one ragged.
globalStyle('p', { '@supports': { [supports.notWebKit]: { textWrap: 'pretty' } } });
globalStyle('[hidden]', { display: 'none !important' });

/** What is `inert` takes no presses in Safari 15.4 either, which does not know the attribute. */
globalStyle('[inert]', { pointerEvents: 'none !important' as 'none' });

globalStyle(':focus-visible', { outline: `2px solid ${vars.color.action}`, outlineOffset: 2 });
globalStyle(':focus:not(:focus-visible)', { outline: 'none' });
