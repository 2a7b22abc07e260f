import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WRONG_VALUES } from './wrongValues.fixtures.ts';

/** An answer that is not what a call promises. */
export type MalformedAnswer = {
  name: string;
  status: number;
  type: string;
  /** @param good the text of an envelope the call would take */
  body(good: string): Uint8Array<ArrayBuffer>;
};

const JSON_TYPE = 'application/json';
const MIB = 1024 ** 2;
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The same whatever is asked; its bytes are made once. */
function saying(name: string, text: string, { status = 200, type = JSON_TYPE } = {}): MalformedAnswer {
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  return { name, status, type, body: () => (bytes ??= bytesOf(text)) };
}

const changing = (name: string, change: (good: string) => string): MalformedAnswer => ({
  name,
  status: 200,
  type: JSON_TYPE,
  body: (good) => bytesOf(change(good)),
});

const envelope = (data: string, { code = '0', msg = '""' } = {}): string =>
  `{"code":${code},"msg":${msg},"data":${data}}`;

const NO_JSON = [
  '',
  ' ',
  '\n\n',
  '\u0000',
  'undefined',
  'NaN',
  '-Infinity',
  '+1',
  '.5',
  '0x10',
  '01',
  "'code'",
  '{code:0}',
  "{'code':0}",
  '{"code":0,}',
  '{"code":0}{"code":0}',
  '{"code":0}\n{"code":0}',
  '/* ok */{"code":0}',
  '{"code":0}//',
  'callback({"code":0})',
  ')]}\',\n{"code":0}',
  'while(1);{"code":0}',
  'data: {"code":0}\n\n',
  '{"code":\t}',
  '<!DOCTYPE html><title>登录</title><form action="https://captive.example">',
  '<html><body><h1>502 Bad Gateway</h1></body></html>',
  '<?xml version="1.0"?><code>0</code>',
  '{"code":0,"msg":"\n"}',
  '{"code":0,"msg":"\\x"}',
  '{"code":0,"msg":"\\ud8"}',
  '"\\u00"',
  '--boundary\r\n\r\n{"code":0}\r\n--boundary--',
  'code=0&msg=&data=',
  'OK',
  '{',
  '[',
  '"',
  '{"code"',
  '0x',
].map((text, index) => saying(`no JSON ${index}: ${text.slice(0, 24)}`, text));

/** Cut at the points where a connection may break, as shares of the whole. */
const CUT = Array.from({ length: 40 }, (_, index) =>
  changing(`cut at ${index}/40`, (good) => good.slice(0, Math.floor((good.length * index) / 40))),
).concat([1, 2, 3].map((missing) => changing(`without its last ${missing}`, (good) => good.slice(0, -missing))));

const short = (value: string): string => value.slice(0, 24);
const WRONG_PARTS = WRONG_VALUES.flatMap((value) => [
  saying(`whole ${short(value)}`, value),
  saying(`code ${short(value)}`, envelope('null', { code: value })),
  saying(`msg ${short(value)}`, envelope('null', { code: '7', msg: value })),
  saying(`data ${short(value)}`, envelope(value)),
]);

const SHAPES = [
  saying('no code', '{"msg":"","data":null}'),
  saying('no data', '{"code":0,"msg":""}'),
  saying('no msg', '{"code":1,"data":null}'),
  saying('names in capitals', '{"Code":0,"Msg":"","Data":{}}'),
  saying('an envelope in an envelope', envelope(envelope('{}'))),
  saying('data as text', envelope(JSON.stringify('{"coinNum":3}'))),
  saying('code twice', '{"code":0,"code":1,"msg":"","data":null}'),
  saying('a blank refusal', envelope('null', { code: '1', msg: '" \\u3000"' })),
  changing('data twice', (good) => `${good.slice(0, -1)},"data":null}`),
  changing('extra fields', (good) => `${good.slice(0, -1)},"extra":[1,{"a":null}],"toString":1,"then":{}}`),
  changing('__proto__ in the envelope', (good) => `${good.slice(0, -1)},"__proto__":{"polluted":1}}`),
  changing('__proto__ in every object', (good) =>
    good.replaceAll('{', '{"__proto__":{"polluted":1},').replaceAll(',}', '}'),
  ),
  changing('constructor in every object', (good) =>
    good.replaceAll('{', '{"constructor":{"prototype":{"polluted":1}},').replaceAll(',}', '}'),
  ),
  changing('every number negative', (good) => good.replace(/(?<=[:[,])(?=[1-9])/g, '-')),
  changing('every number a fraction', (good) => good.replace(/(?<=[:[,]-?\d+)(?=[,}\]])/g, '.5')),
  changing('every number a text', (good) => good.replace(/(?<=[:[,])(-?\d+)(?=[,}\]])/g, '"$1"')),
  changing('every number past what is exact', (good) =>
    good.replace(/(?<=[:[,]\d*)(?=[,}\]])/g, '00000000000000000000').replace(/"code":0+/, '"code":0'),
  ),
  changing('every text null', (good) => good.replace(/(?<=:)"(?:[^"\\]|\\.)*"/g, 'null')),
  changing('every list empty', (good) => good.replace(/\[[^[\]]*\]/g, '[]')),
  changing('every object a list', (good) => good.replace(/(?<=:)\{[^{}]*\}/g, '[]')),
  changing('every record twice', (good) => good.replace(/\[(\{[^[\]]*\})\]/g, '[$1,$1]')),
  changing('half characters in every text', (good) => good.replace(/(?<=:")/g, '\\ud800')),
  changing('a byte order mark', (good) => `\uFEFF${good}`),
];

const LARGE = [
  saying(
    '100 000 records',
    envelope(`{"records":[${'{"id":"1"},'.repeat(99_999)}{}],"total":1,"currentPage":1,"pageSize":20,"hasMore":true}`),
  ),
  saying('100 000 items', envelope(`[${'null,'.repeat(99_999)}null]`)),
  changing('a list of 5 000 copies', (good) =>
    good.replace(
      /\[(\{[^[\]]{0,200}\})[^[\]]*\]/,
      (_, one: string) => `[${Array.from({ length: 5000 }, () => one).join()}]`,
    ),
  ),
  saying('lists 10 000 deep', envelope(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)),
  saying('objects 10 000 deep', envelope(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)),
  saying('lists a million deep', '['.repeat(1_000_000)),
  saying('a million digits', envelope('9'.repeat(1_000_000))),
  saying('a text just within the limit', envelope(JSON.stringify('a'.repeat(2 * MIB - 100)))),
  saying('a text just past the limit', envelope(JSON.stringify('a'.repeat(2 * MIB)))),
  saying('10 MiB', envelope(JSON.stringify('a'.repeat(10 * MIB)))),
];

const encoded = (name: string, type: string, encode: (good: string) => Buffer): MalformedAnswer => ({
  name,
  status: 200,
  type,
  body: (good) => new Uint8Array(encode(good)),
});

const CHARSETS = [
  encoded('UTF-16', JSON_TYPE, (good) => Buffer.from(good, 'utf16le')),
  encoded('UTF-16 that says so', 'application/json; charset=utf-16le', (good) => Buffer.from(good, 'utf16le')),
  encoded('Latin 1', 'application/json; charset=iso-8859-1', (good) => Buffer.from(good, 'latin1')),
  encoded('bytes that are no UTF-8', JSON_TYPE, (good) =>
    Buffer.concat([Buffer.from(good.slice(0, 12)), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from(good.slice(12))]),
  ),
  encoded('packed and unsaid', JSON_TYPE, () =>
    Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0xff, 0xff, 0, 0, 0, 0]),
  ),
  ...[
    'text/html',
    'text/plain',
    'application/octet-stream',
    'image/png',
    'nonsense',
    'application/json; charset=klingon',
  ].map((type) => encoded(`a good answer as ${type}`, type, (good) => Buffer.from(good))),
];

const STATUSES = [
  201, 202, 206, 226, 299, 300, 302, 400, 401, 403, 404, 405, 408, 409, 413, 415, 418, 422, 425, 429, 451, 499, 500,
  501, 502, 503, 504, 505, 507, 511, 520, 599,
].flatMap((status) => [
  saying(`${status} without a body`, '', { status }),
  saying(`${status} with a page`, '<h1>错误</h1>', { status, type: 'text/html' }),
  saying(`${status} with code 0`, envelope('{}'), { status }),
  saying(`${status} with code 2`, envelope('null', { code: '2' }), { status }),
]);

/** Every malformed answer of our own, the same in each run. */
export const MALFORMED_ANSWERS: readonly MalformedAnswer[] = [
  ...NO_JSON,
  ...CUT,
  ...WRONG_PARTS,
  ...SHAPES,
  ...LARGE,
  ...CHARSETS,
  ...STATUSES,
];

type ParserCase = { name: string; bodyBase64: string };

/** The bodies of the public corpus of JSON parsers; none where `CORPORA_DIR` is not given. */
export function parserAnswers(): MalformedAnswer[] {
  const folder = process.env['CORPORA_DIR'];
  if (!folder) return [];
  const { cases } = JSON.parse(readFileSync(join(folder, 'inputs/json-parsing.JSONTestSuite.json'), 'utf8')) as {
    cases: ParserCase[];
  };
  return cases.map(({ name, bodyBase64 }) => ({
    name,
    status: 200,
    type: JSON_TYPE,
    body: () => new Uint8Array(Buffer.from(bodyBase64, 'base64')),
  }));
}
