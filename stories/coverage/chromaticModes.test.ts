import { expect, it } from 'vitest';
import { withModes } from '../../.storybook/chromaticPlugin.ts';
import { modes } from '../../.storybook/modes.ts';

/** The modes a file of one story gets. */
function modesIn(title: string, story: string): unknown {
  const code = withModes(`const meta = { title: '${title}' };\nexport const ${story}: Story = {};\n`);
  const line = code.split('\n').find((one) => one.startsWith(`${story}.parameters`)) ?? '';
  return JSON.parse(/modes: (\{.*?\}\}), /.exec(line)?.[1] ?? '{}');
}

it('shows a screen’s Ready in every size, with large text, on its side and on paper', () => {
  expect(modesIn('页面/首页', 'Ready')).toEqual({
    phone: { viewport: { width: 375, height: 812 } },
    small: { viewport: { width: 320, height: 640 } },
    large: { viewport: { width: 430, height: 932 } },
    tablet: { viewport: { width: 820, height: 1180 } },
    desktop: { viewport: { width: 1440, height: 900 } },
    care: { viewport: { width: 375, height: 812 }, textSize: modes.care.fontSize },
    landscape: { viewport: { width: 812, height: 375 }, notched: true },
    print: { viewport: { width: 559, height: 794 }, media: 'print' },
  });
});

it('shows a dialog without a Ready by one of its states', () => {
  expect(modesIn('页面/钱包/支付结果', 'Paid')).toHaveProperty('care');
  expect(modesIn('页面/钱包/支付结果', 'Paid')).toHaveProperty('landscape');
  expect(modesIn('页面/钱包/支付结果', 'Closed')).toEqual({ phone: { viewport: { width: 375, height: 812 } } });
});

it('shows a component’s matrix in forced colours, anything else as on a phone', () => {
  expect(modesIn('组件/操作/Button', 'Variants')).toHaveProperty('forced', {
    viewport: { width: 375, height: 812 },
    forcedColors: 'active',
  });
  expect(modesIn('组件/操作/Button', 'Pending')).toEqual({ phone: { viewport: { width: 375, height: 812 } } });
});
