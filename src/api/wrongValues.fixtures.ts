const quoted = (texts: readonly string[]): string[] => texts.map((text) => JSON.stringify(text));

const NUMBERS = [
  '-0', '-1', '-0.5', '0.5', '1.0000000000000002', '2.5', '7', '99', '255', '256', '65536', '-2147483648', '2147483648', '4294967296',
  '9007199254740991', '9007199254740992', '9007199254740993', '-9007199254740993', '12345678901234567890', '1e21', '-1e21', '1e308',
  '1e309', '-1e309', '1e999', '5e-324', '1e-7', '0.1', '8640000000000000', '8640000000000001', '253402300800000',
];

const TEXTS = [
  '', ' ', '\t\n', '0', '1', '-1', '1.5', '30', '1e3', '0x1F', '1,000', '１２', 'NaN', 'Infinity', '-Infinity', 'null', 'undefined', 'true', 'false',
  '[object Object]', 'Invalid Date', '2026-02-30', '2026-06-30T00:00:00Z', '__proto__', 'constructor', 'toString', '..', '../../user/logout', '%2e%2e%2f',
  '//evil.example/', 'javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '中', '👨‍👩‍👧‍👦', '\u0000', '\u202Ecod.exe',
  '\u200B', '\uFEFF', 'Z\u0351\u0352\u0353'.repeat(20), 'x'.repeat(65), '长'.repeat(2049), 'a'.repeat(20_000),
];

const NESTED = [
  'null', 'true', 'false', '[]', '{}', '[null]', '[[]]', '[{}]', '[0]', '[""]', '[1,"1",null,{}]', '{"length":3}', '{"0":1}', '{"value":0}', '{"toString":null}',
  '{"valueOf":0,"toString":0}', '{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}', '{"then":1}', '{"toJSON":{}}',
  `${'['.repeat(500)}${']'.repeat(500)}`,
  // Half of a character: JSON may carry what no text may.
  '"\\ud83d"', '"\\udc00 \\ud800"',
];

/** What no field expects but may come, each as its text in JSON: some cannot be said in JavaScript (`1e999`, `__proto__`). */
export const WRONG_VALUES: readonly string[] = [...NUMBERS, ...quoted(TEXTS), ...NESTED];
