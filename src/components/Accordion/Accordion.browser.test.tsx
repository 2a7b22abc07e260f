import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { reduceMotion } from '../testing/emulate.ts';
import { mount, nextFrame } from '../testing/mount.tsx';
import { Accordion, type AccordionProps } from './Accordion.tsx';

const items = ['一', '二', '三'].map((id) => ({
  id,
  title: `问题${id}`,
  content: <div style={{ height: 200 }}>{`答案${id}`}</div>,
}));

function show(props: Partial<AccordionProps> = {}) {
  const onValueChange = vi.fn();
  const { container } = mount(<Accordion items={items} onValueChange={onValueChange} {...props} />);
  const details = [...container.querySelectorAll('details')];
  const heads = [...container.querySelectorAll('summary')];
  return { container, details, heads, onValueChange };
}

test('Tab goes from heading to heading, Enter and Space open and close', async () => {
  const { details, heads, onValueChange } = show();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(heads[0]);
  await userEvent.keyboard('{Enter}');
  expect(details[0]?.open).toBe(true);
  await userEvent.keyboard('{Tab} ');
  expect(document.activeElement).toBe(heads[1]);
  await expect.poll(() => details.map(({ open }) => open)).toEqual([false, true, false]);
  expect(onValueChange.mock.calls).toEqual([[['一']], [['二']]]);
});

test('the height moves, and nothing moves for a reader who asks for less motion', async () => {
  const { details, heads } = show();
  const closed = details[0]?.offsetHeight ?? 0;
  heads[0]?.click();
  await nextFrame();
  expect(details[0]?.offsetHeight).toBeLessThan(closed + 200);
  await expect.poll(() => details[0]?.offsetHeight).toBeGreaterThanOrEqual(closed + 200);
  await reduceMotion();
  heads[1]?.click();
  await nextFrame();
  expect(details[1]?.offsetHeight).toBeGreaterThanOrEqual(closed + 200);
  expect(details[0]?.offsetHeight).toBe(closed);
});

test('closed text the browser goes to is opened by it and told to the owner', async () => {
  const { details, onValueChange } = show({
    items: [...items, { id: '四', title: '问题四', content: <p id="answer">答案四</p> }],
  });
  location.hash = '#answer';
  onTestFinished(() => history.replaceState(history.state, '', location.pathname + location.search));
  await expect.poll(() => onValueChange.mock.calls).toEqual([[['四']]]);
  expect(details[3]?.open).toBe(true);
});
