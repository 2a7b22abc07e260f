import { expect, test, vi } from 'vitest';
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

test.each([
  ['as large as it should be', { ...square(44) }, []],
  ['a rounding short of it', { ...square(43) }, []],
  ['too narrow', { ...square(44), width: 42 }, ['button “点”: 42×44']],
  ['too low', { ...square(44), height: 30 }, ['button “点”: 44×30']],
])('one that stands in view is measured there: %s', (_, size, small) => {
  const { container } = mount(<button style={{ ...size, margin: 60, padding: 0, border: 0 }}>点</button>);
  expect(smallTargets(container)).toEqual(small);
});

test('what lies over a part of a control takes that part, the middle of an arm included', () => {
  const { container } = mount(
    <div style={{ position: 'relative', margin: 60, ...square(60) }}>
      <button style={square(60)} aria-label="打开" />
      <button style={{ position: 'absolute', top: 0, left: 40, width: 8, height: 60 }} disabled aria-label="盖住" />
    </div>,
  );
  expect(smallTargets(container)).toEqual([expect.stringContaining('打开')]);
});

test('nothing is scrolled for what is plainly large', () => {
  const { container } = mount(
    <div style={{ height: 400, overflowY: 'auto' }} data-page="">
      <Button>领取</Button>
      <div style={{ height: 1000 }} />
    </div>,
  );
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  expect(smallTargets(container)).toEqual([]);
  expect(scrolled).not.toHaveBeenCalled();
  scrolled.mockRestore();
});
