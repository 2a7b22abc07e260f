import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Tabs } from '../Tabs/Tabs.tsx';
import { mount, nextFrame } from '../testing/mount.tsx';
import { dispatchTouch, dragBy, dragHeld, middleOf } from '../testing/touch.ts';
import { Slider, type SliderProps } from './Slider.tsx';

/** A slider in a page that scrolls. */
function show(props: Partial<SliderProps> = {}) {
  const onValueChange = vi.fn();
  const onValueCommit = vi.fn();
  const { container } = mount(
    <div style={{ height: 400, overflowY: 'auto' }} data-page="">
      <Slider label="亮度" defaultValue={50} onValueChange={onValueChange} onValueCommit={onValueCommit} {...props} />
      <div style={{ height: 2000 }} />
    </div>,
  );
  const page = container.querySelector('[data-page]') ?? expect.fail('No page');
  const slider = container.querySelector('input') ?? expect.fail('No slider');
  return { page, slider, onValueChange, onValueCommit };
}

test('a finger drags the value, told on the way and once at the end', async () => {
  const { slider, onValueChange, onValueCommit } = show();
  const end = await dragHeld({ from: middleOf(slider), dx: 100 });
  await expect.poll(() => onValueChange.mock.calls.length).toBeGreaterThan(2);
  expect(onValueCommit).not.toHaveBeenCalled();
  await dispatchTouch('touchEnd', []);
  await expect.poll(() => onValueCommit.mock.calls.length).toBe(1);
  expect(onValueCommit.mock.lastCall).toEqual([slider.valueAsNumber]);
  const thumb =
    slider.parentElement?.querySelector('span:last-child')?.getBoundingClientRect() ?? expect.fail('No thumb');
  expect(Math.abs(thumb.left + thumb.width / 2 - end.x)).toBeLessThan(4);
});

test('a tap anywhere on the row moves the thumb there', async () => {
  const { slider, onValueCommit } = show();
  const { left, bottom, width } = slider.getBoundingClientRect();
  await dispatchTouch('touchStart', [{ x: left + width * 0.9, y: bottom - 2 }]);
  await dispatchTouch('touchEnd', []);
  await expect.poll(() => onValueCommit.mock.calls.length).toBe(1);
  expect(onValueCommit.mock.lastCall?.[0]).toBeGreaterThan(85);
});

test('a finger that goes up scrolls the page and leaves the value', async () => {
  const { page, slider, onValueChange, onValueCommit } = show();
  const { x, y } = middleOf(slider);
  await dragBy({ from: { x: x + 80, y }, dy: -150 });
  await expect.poll(() => page.scrollTop).toBeGreaterThan(50);
  expect(slider.valueAsNumber).toBe(50);
  expect(onValueChange).not.toHaveBeenCalled();
  expect(onValueCommit).not.toHaveBeenCalled();
});

test('a finger that goes up where nothing scrolls has not tapped', async () => {
  const { page, slider, onValueChange } = show();
  page.scrollTo({ top: 0 });
  const { x, y } = middleOf(slider);
  await dragBy({ from: { x: x + 80, y }, dy: 60 });
  expect(slider.valueAsNumber).toBe(50);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('a finger the system takes away leaves the value it found', async () => {
  const { slider, onValueCommit } = show();
  await dragHeld({ from: middleOf(slider), dx: 100 });
  await expect.poll(() => slider.valueAsNumber).toBeGreaterThan(60);
  await dispatchTouch('touchCancel', []);
  await expect.poll(() => slider.valueAsNumber).toBe(50);
  expect(onValueCommit).not.toHaveBeenCalled();
});

test('keys move by a step, by a tenth, and to the ends', async () => {
  const { slider, onValueChange, onValueCommit } = show({ step: 5 });
  slider.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowUp}{PageUp}{Home}{End}');
  expect(onValueChange.mock.calls.flat()).toEqual([55, 50, 55, 65, 0, 100]);
  expect(onValueCommit.mock.calls.flat()).toEqual([55, 50, 55, 65, 0, 100]);
});

test('the thumb lies under the finger with the value written on it too', async () => {
  const { slider } = show({ thumb: 'value', max: 18, min: 1, defaultValue: 2 });
  const { left, width } = slider.getBoundingClientRect();
  await dispatchTouch('touchStart', [{ x: left + width / 2, y: middleOf(slider).y }]);
  await dispatchTouch('touchEnd', []);
  await nextFrame();
  expect([9, 10]).toContain(slider.valueAsNumber);
});

test('a mouse sets the value where it is pressed and keeps it while it is held', async () => {
  const { slider, onValueChange, onValueCommit } = show();
  await userEvent.click(slider.parentElement ?? slider, { position: { x: 12, y: 20 } });
  expect(onValueChange.mock.calls).toEqual([[0]]);
  expect(onValueCommit.mock.calls).toEqual([[0]]);
  expect(document.activeElement).toBe(slider);
});

test('a disabled one does not move', async () => {
  const { slider, onValueChange } = show({ disabled: true });
  await dragBy({ from: middleOf(slider), dx: 100 });
  expect(slider.valueAsNumber).toBe(50);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('a drag on it does not turn the tabs around it', async () => {
  const onTurn = vi.fn();
  const { container } = mount(
    <Tabs
      label="设置"
      tabs={[
        { id: 'a', label: '显示' },
        { id: 'b', label: '声音' },
      ]}
      value="a"
      swipeable
      onValueChange={onTurn}
    >
      {() => <Slider label="亮度" defaultValue={90} />}
    </Tabs>,
  );
  const slider = container.querySelector('input') ?? expect.fail('No slider');
  await dragBy({ from: { x: 330, y: middleOf(slider).y }, dx: -250 });
  await expect.poll(() => slider.valueAsNumber).toBeLessThan(30);
  expect(onTurn).not.toHaveBeenCalled();
});
