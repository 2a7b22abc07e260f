import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** What every script of ours below calls, so that a page can tell that one ran. */
const RUN = 'alert(1)';

/** Every combination of the parts, written by `write`. */
const combine = <A, B>(first: readonly A[], second: readonly B[], write: (a: A, b: B) => string): string[] =>
  first.flatMap((a) => second.map((b) => write(a, b)));

const SCRIPTS = combine(
  ['script', 'SCRIPT', 'ScRiPt', 'script/x', 'script\t', 'script\n'],
  [RUN, `/*</script>*/${RUN}`, `<!--\n${RUN}`, '  '],
  (tag, code) => `<${tag}>${code}</script>`,
);

const HANDLERS = combine(
  ['img src=x', 'svg', 'body', 'video><source', 'input autofocus', 'details open', 'iframe', 'marquee', 'style'],
  [
    `onerror=${RUN}`,
    `onload="${RUN}"`,
    `onfocus='${RUN}'`,
    `ONTOGGLE=${RUN}`,
    `/onerror\n=\n${RUN}`,
    `onerror=&#97;lert(1)`,
  ],
  (element, handler) => `<${element} ${handler}>`,
);

const SCHEMES = combine(
  ['a href', 'iframe src', 'form action', 'object data', 'embed src'],
  [
    `javascript:${RUN}`,
    `JaVaScRiPt:${RUN}`,
    `java\tscript:${RUN}`,
    ` \u0001javascript:${RUN}`,
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
  ],
  (attribute, address) => `<${attribute}="${address}">x</${attribute.split(' ')[0] ?? ''}>`,
);

const FOREIGN_MARKUP = [
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=20>x</text></a></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${RUN}</script>"></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x><script>${RUN}</script></svg>#x">`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<math href="javascript:${RUN}">x</math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${RUN}></annotation-xml></math>`,
];

/** Shapes that change their meaning when they are parsed, written out and parsed again. */
const MUTATIONS = [
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=${RUN} src=1>">`,
  `<table><tbody><tr><img src=x onerror=${RUN}><td>x`,
  `<select><template><style><!--</style><a rel="--></style></select><img id=x src=x onerror=${RUN}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<![CDATA[><img src=x onerror=${RUN}>]]>`,
  `<a title="&lt;img src=x onerror=${RUN}&gt;">x`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#x3C;img src=x onerror=${RUN}&#x3E;`,
  `\u003Cimg src=x onerror=${RUN}\u003E`,
  '<div><div><div><div></div></b></i></p></td>',
  '<plaintext>everything below',
  '</textarea></title></style></script>',
];

const DIRECTIONS = [
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202B',
  '\u202D',
  '\u202E',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
].map((mark) => `before${mark}中文 abc after`);

const UNSEEN = [
  '\u200B',
  '\u200C',
  '\u200D',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u180E',
  '\u3164',
  '\u115F',
  '\u2063',
  '\uFE0F',
  '\u{E0041}',
  '\uD83D',
  '\uDE00',
].map((sign) => `可${sign}见${sign}${sign}吗`);

const CONTROLS = [
  '\u0000',
  '\u0001',
  '\u0007',
  '\u0008',
  '\u000B',
  '\u000C',
  '\u001B[31m',
  '\u007F',
  '\u0085',
  '\u009F',
  '\u2028',
  '\u2029',
  '\r\n',
  '\r',
  '\t',
].map((sign) => `前${sign}后`);

const SCRIPTS_OF_THE_WORLD = [
  'العربية من اليمين إلى اليسار',
  'עברית ‏(סוגריים) 123',
  '\u202Egnp.exe',
  'नमस्ते दुनिया',
  'ไม่มีช่องว่างระหว่างคำในภาษาไทย',
  '𠜎𠜱𠝹𠱓𡃁𢫕',
  'ﷺ ﷽',
  '가각간 한국어',
  'ẛ̣ Å ﬁ ½ ㊙ ｆｕｌｌ',
  'ʇxǝʇ uʍop ǝpᴉsdn',
];

const EMOJI = ['👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈🏴‍☠️', '👍🏻👍🏼👍🏽👍🏾👍🏿', '🇨🇳🇯🇵🇫🇷🇨', '1️⃣#️⃣*️⃣', '❤️❤︎❤', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩‍👩‍', '🫠🫡🫥'];

const MARKS = ['\u0300', '\u0489', '\u0E49', '\u20DD', '\u0336'].map(
  (mark) => `zalgo${mark.repeat(40)}字${mark.repeat(40)}`,
);

const LONG = ['a', '中', '１', '—', '👍', '&', '/', 'W\u0301'].map((sign) => sign.repeat(120));

const NOTHINGS = [
  'null',
  'undefined',
  'NaN',
  'Infinity',
  'true',
  '[object Object]',
  '0',
  '-0',
  '1e999',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '[]',
  '{}',
  '""',
  "''",
];

const OTHER_LANGUAGES = [
  "' OR '1'='1' --",
  '"; DROP TABLE posts; --',
  "1'; UPDATE users SET balance=9e9; --",
  '%_\\%\\_',
  '$(id) `id` ; id | id && id',
  '../../../../etc/passwd',
  '..\\..\\boot.ini%00',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)} #{7*7} <%= 7*7 %> {% debug %}',
  '{{7*7}} [[${7*7}]] @{7*7}',
  '%s%s%n %d {0}',
  '=cmd|" /C calc"!A0',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  '(?:a+)+$ ^.*$ \\',
  'https://example.com/?a=1&amp;b=2#<>',
  '[x](javascript:alert(1)) ![x](x"onerror="alert(1))',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '`;alert(1);//',
];

const SPACES = [
  '  两边有空格  ',
  '\u3000全角空格\u3000',
  'a\u00A0b\u2003c\u202Fd',
  '第一行\n\n\n\n第五行',
  '\n'.repeat(30) + '底',
];

/** Texts that have broken pages, parsers or databases, by our own hand. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...SCRIPTS,
  ...HANDLERS,
  ...SCHEMES,
  ...FOREIGN_MARKUP,
  ...MUTATIONS,
  ...DIRECTIONS,
  ...UNSEEN,
  ...CONTROLS,
  ...SCRIPTS_OF_THE_WORLD,
  ...EMOJI,
  ...MARKS,
  ...LONG,
  ...NOTHINGS,
  ...OTHER_LANGUAGES,
  ...SPACES,
];

const corpusSchema = v.object({
  vectors: v.fallback(v.array(v.object({ payload: v.string() })), []),
  inputs: v.fallback(v.array(v.object({ value: v.string() })), []),
  cases: v.fallback(v.array(v.object({ bodyBase64: v.string() })), []),
});

function textsIn(file: string): string[] {
  const { vectors, inputs, cases } = v.parse(corpusSchema, JSON.parse(readFileSync(file, 'utf8')));
  return [
    ...vectors.map(({ payload }) => payload),
    ...inputs.map(({ value }) => value),
    ...cases.map(({ bodyBase64 }) => Buffer.from(bodyBase64, 'base64').toString('utf8')),
  ];
}

/**
 * The texts a suite is to face, each once: those of the public corpora in the folder `CORPORA_DIR`,
 * or our own where it is not given.
 * @param kind a folder of the corpora, unless all are meant
 */
export function hostileTexts(kind = ''): string[] {
  const folder = process.env['CORPORA_DIR'];
  if (!folder) return [...new Set(HOSTILE_TEXTS)];
  if (!existsSync(folder)) throw new Error(`CORPORA_DIR names ${folder}, which is not there.`);
  const place = join(folder, kind);
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return [...new Set(files.flatMap((name) => textsIn(join(place, name))))];
}
