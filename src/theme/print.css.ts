import { globalStyle } from '@vanilla-extract/css';
import { when } from './when.ts';

type Rules = Readonly<Record<string, string>>;

const onPaper = (selector: string, rules: Rules): void => {
  const strong = Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, `${value} !important`]));
  globalStyle(selector, { '@media': { [when.print]: strong } });
};

/** Black on white, whatever the theme: a ground costs ink and takes the words with it. */
onPaper('*, *::before, *::after', {
  color: '#000',
  background: 'none',
  boxShadow: 'none',
  textShadow: 'none',
  animation: 'none',
});

onPaper('html, body', { height: 'auto', overflow: 'visible', background: '#fff' });

/** What fills the screen and scrolls on it: on paper as long as what is in it. */
const FILLS = [
  '[data-layout]',
  '[data-pages]',
  '[data-pages] > *',
  '[data-pages] > * > *',
  '[data-page]',
  '[data-scroller]',
  '[data-layer-scroller]',
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="feed"]',
  '[data-fills]',
];

onPaper(FILLS.join(', '), {
  position: 'static',
  display: 'block',
  width: 'auto',
  maxWidth: 'none',
  height: 'auto',
  maxHeight: 'none',
  overflow: 'visible',
  contain: 'none',
  transform: 'none',
  borderRadius: '0',
});

/** Nothing is unfolded on paper by hand, so all is. Not by `data-cut`: unfolded a text is cut no more, and would fold again. */
onPaper('[data-clamps] > *, [data-folded] > *', { maxHeight: 'none' });
onPaper('details::details-content', { contentVisibility: 'visible', blockSize: 'auto' });

/** Rows stand below one another, as high as the paper is wide. */
onPaper('[role="feed"] > *', { marginTop: '0', breakInside: 'avoid' });

/** Paper has no bars, no page kept behind the one shown, no scenery and nothing to tap in a corner. */
const OF_SCREENS = [
  '[data-layout] > :not([data-pages])',
  '[data-pages] > [aria-hidden]',
  '[data-page] > :not([data-scroller])',
  '[data-screen]',
  // Under an open layer the page is not what was asked for.
  'html[data-scroll-locked] [data-page]',
];

onPaper(OF_SCREENS.join(', '), { display: 'none' });
