import { RuleTester } from 'eslint';
import { afterAll, describe, it } from 'vitest';
import { ownLookRule } from './ownLook.ts';

RuleTester.afterAll = afterAll;
RuleTester.describe = describe;
RuleTester.it = it;

const errors = [{ messageId: 'plain' }];

new RuleTester({ languageOptions: { ecmaVersion: 2023, sourceType: 'module' } }).run('own-look', ownLookRule, {
  valid: [
    'const art = style({ width: rem(56), borderRadius: radius.card })',
    'const card = style({ display: "flex", background: color.card })',
    'const row = style([text.body, { color: color.ink, selectors: { "&[data-read]": { color: color.ink3 } } }])',
    'const wide = style({ display: "grid", "@media": { [when.short]: { display: "flex" } } })',
    'const tile = style([base, { gap: space.x8 }])',
    'const tone = styleVariants({ a: { color: color.ink } })',
  ],
  invalid: [
    { code: 'const row = style({ display: "flex", gap: space.x8, paddingInline: space.x16 })', errors },
    { code: 'const title = style([text.name, oneLine, { color: color.ink }])', errors },
    { code: 'const amount = style([text.number, tabular])', errors },
    { code: 'const brief = style([lines.two])', errors },
    { code: 'const part = style({ marginBlockStart: space.x16 })', errors },
    {
      code: 'const card = style({ borderRadius: radius.card, background: color.card, boxShadow: vars.shadow.card })',
      errors: [{ messageId: 'surface' }],
    },
  ],
});
