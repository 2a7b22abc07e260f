import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { mount } from './mount.tsx';
import { requireTouchTargets, smallTargets } from './touchTargets.ts';

const square = (edge: number) => ({ width: edge, height: edge });

test('a control is as large as what a finger can hit: invisible areas, labels and rows count', () => {
  const { container } = mount(
    <div style={{ padding: 40 }}>
      <Button size="small">领取</Button>
      <Checkbox checked={false} onCheckedChange={() => undefined}>
        同意
      </Checkbox>
      <Slider label="亮度" />
    </div>,
  );
  expect(smallTargets(container)).toEqual([]);
});

test('a small one is named with its size, also where it has to be scrolled to, and the page stands as it stood', () => {
  const { container } = mount(
    <div style={{ height: 400, overflowY: 'auto' }} data-page="">
      <div style={{ height: 1000 }} />
      <button style={{ ...square(24), margin: 30 }} aria-label="删除" />
    </div>,
  );
  const page = container.querySelector('[data-page]') ?? expect.fail('No page');
  page.scrollTop = 100;
  expect(smallTargets(container)).toEqual([expect.stringMatching(/^button “删除”: 2[34]×2[34]$/)]);
  expect(page.scrollTop).toBe(100);
  expect(requireTouchTargets).toThrow('删除');
});

test('neighbours too near take each other’s room', () => {
  const { container } = mount(
    <div style={{ padding: 40 }}>
      <div>
        <Button size="small">上</Button>
      </div>
      <div>
        <Button size="small">下</Button>
      </div>
    </div>,
  );
  expect(smallTargets(container)).not.toEqual([]);
});

test('what cannot be used now, is not seen, or stands in a sentence is left out', () => {
  const { container } = mount(
    <div style={{ padding: 40 }}>
      <button style={square(20)} disabled>
        甲
      </button>
      <button style={square(20)} aria-disabled="true">
        乙
      </button>
      <div inert>
        <button style={square(20)}>丙</button>
      </div>
      <button style={{ ...square(20), visibility: 'hidden' }}>丁</button>
      <p>
        先看看<a href="#faq">常见问题</a>，再联系客服。
      </p>
    </div>,
  );
  expect(smallTargets(container)).toEqual([]);
});
