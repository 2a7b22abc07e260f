import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { channelIn, isPlainQuery } from './entryQuery.ts';
import { readEntryCodes } from './invite.ts';

test.each([
  '',
  '?',
  '?inviteCode=ABCD12',
  '?code=spring',
  '?inviteCode=ABCD12&code=spring',
  '?from=singlemessage&isappinstalled=0',
  '?inviteCode=ABCD12&from=timeline&isappinstalled=0&nsukey=x%2Fy%3D',
  '?utm_source=qq&utm_medium=social&UTM_CAMPAIGN=x',
  '?spm=a2c.1.0.0&scm=1',
  '?_wv=1031&tdsourcetag=s_pctim_aiomsg&ADTAG=x',
  '?sharer_shareinfo=a&sharer_shareinfo_first=a',
  '?gclid=1&fbclid=2&bd_vid=3',
])('%s asks for nothing but its page', (search) => {
  expect(isPlainQuery(search)).toBe(true);
});

/** Every name the portal reads from the address of a prerendered page. */
const OWN = [
  'keyword',
  'tag',
  'sort',
  'comment',
  'tab',
  'id',
  'pop',
  'q',
  'part',
  'redeem',
  'back',
  'plan',
  'redirect',
];

test.each([...OWN, 'orderId', 'result', 'book', 'chapter', 'created', 'unheard-of'])(
  '%s asks for something, also beside what apps append',
  (name) => {
    expect(isPlainQuery(`?${name}=1`)).toBe(false);
    expect(isPlainQuery(`?${name}`)).toBe(false);
    expect(isPlainQuery(`?inviteCode=ABCD12&${name}=1&from=timeline`)).toBe(false);
  },
);

test('no name that a page reads from its address is one that apps append', () => {
  const source = join(import.meta.dirname, '..');
  const read = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(app|features|platform).*(?<!\.(test|fixtures))\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(source, file), 'utf8').matchAll(/[sS]earch(?:Params)?\.(?:get|has)\('(\w+)'\)/g),
    ])
    .map(([, name = '']) => name);
  expect(read).toContain('keyword');
  expect([...new Set(read)].filter((name) => isPlainQuery(`?${name}=1`))).toEqual([]);
});

const at = (query: string) => `https://portal.example/detail/1005${query}`;

test.each([
  ['?code=spring', 'spring'],
  ['#code=7', '7'],
  ['#/games?code=8', '8'],
  ['?code=%3Cscript%3E#code=9', '9'],
  ['?code=spring，快来看', 'spring'],
  ['?code=spring%E5%BF', 'spring'],
  [`?code=${'x'.repeat(33)}`, undefined],
  ['?inviteCode=ABCD12', undefined],
])('%s is of the channel %s, for the code as for what is asked ahead of it', (query, channel) => {
  expect(channelIn(new URL(at(query)))).toBe(channel);
  expect(readEntryCodes(at(query)).channelCode).toBe(channel);
});

test.each([
  ['?inviteCode=abcd-12', 'ABCD12'],
  ['?inviteCode=ABCD12，快来看', 'ABCD12'],
  ['?inviteCode=ABCD12%EF%BC%8C%E5%BF', 'ABCD12'],
  ['?inviteCode=ABCD12%20%E5%BF%AB%E6%9D%A5', 'ABCD12'],
  ['?inviteCode=ＡＢＣＤ１２', 'ABCD12'],
  ['?inviteCode=快来', undefined],
])('%s bears the invite code %s', (query, code) => {
  expect(readEntryCodes(at(query)).inviteCode).toBe(code);
});
