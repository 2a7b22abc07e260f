import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** Nothing in it may be laid over what stands outside it (reliability X2). */
export const root = style([text.body, { contain: 'paint', color: vars.color.ink, overflowWrap: 'anywhere' }]);

const inside = (selector: string) => `${root} ${selector}`;

globalStyle(inside(':is(p, ul, ol, blockquote, h1, h2, h3, h4, table, pre, img, hr) + *'), { marginTop: rem(12) });
/** Chinese has no italics. */
globalStyle(inside(':is(em, i)'), { fontStyle: 'normal', fontWeight: 600 });
globalStyle(inside('ul'), { paddingLeft: rem(20), listStyle: 'disc' });
globalStyle(inside('ol'), { paddingLeft: rem(22), listStyle: 'decimal' });
globalStyle(inside('li + li'), { marginTop: rem(4) });
globalStyle(inside(':is(h1, h2)'), { fontSize: rem(17), lineHeight: rem(24), fontWeight: 600 });
globalStyle(inside(':is(h3, h4)'), { fontWeight: 600 });
globalStyle(inside('img'), {
  display: 'inline-block',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: vars.radius.image,
  verticalAlign: 'top',
});
globalStyle(inside('hr'), { border: 0, borderTop: `1px solid ${vars.color.line}` });
globalStyle(inside('blockquote'), {
  paddingLeft: rem(12),
  borderLeft: `3px solid ${vars.color.sky}`,
  color: vars.color.ink2,
});

globalStyle(inside('a'), { color: vars.color.link, textDecoration: 'underline', textUnderlineOffset: '.2em' });
globalStyle(inside('a:not([href])'), { color: 'inherit', textDecoration: 'none' });
globalStyle(inside('a[data-host]::after'), {
  content: '"（" attr(data-host) "）"',
  fontSize: rem(12),
  color: vars.color.ink3,
});

globalStyle(inside(':is(code, pre)'), {
  borderRadius: rem(6),
  background: vars.color.quiet,
  fontSize: rem(13),
  whiteSpace: 'pre-wrap',
});
globalStyle(inside('code'), { paddingInline: rem(4) });
globalStyle(inside('pre'), { padding: rem(10) });
globalStyle(inside('pre code'), { padding: 0 });

globalStyle(inside('table'), {
  tableLayout: 'fixed',
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: rem(13),
  lineHeight: rem(20),
});
globalStyle(inside(':is(th, td)'), {
  padding: rem(6),
  border: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(inside('th'), { background: vars.color.tint, fontWeight: 600 });
