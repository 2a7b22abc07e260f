import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { middleOf } from '../testing/touch.ts';
import { smallTargets } from '../testing/touchTargets.ts';
import { mount } from '../testing/mount.tsx';
import { List } from './List.tsx';
import { ListItem, type ListItemProps } from './ListItem.tsx';
import { ListItemSkeleton } from './ListItemSkeleton.tsx';

function show(props: Partial<ListItemProps> = {}) {
  const { container } = mount(
    <List>
      <ListItem title="云端列车" meta="模拟经营" {...props} />
    </List>,
  );
  const find = (selector: string) => container.querySelector<HTMLElement>(selector);
  return { container, find, row: find('li') };
}

/** What a tap hits at a point of the row. */
function hitAt(row: HTMLElement | null, dx: number, dy: number): Element | null {
  const { left = 0, top = 0 } = row?.getBoundingClientRect() ?? {};
  return document.elementFromPoint(left + dx, top + dy);
}

test('the link of the title is the whole row; the button at its end stays a control of its own', async () => {
  const [onFollow, onClick] = [vi.fn(), vi.fn()];
  const { container, find, row } = show({
    href: '#game',
    onFollow,
    leading: <span style={{ display: 'block', width: 40, height: 40 }} />,
    trailing: (
      <>
        <span data-testid="tag">新</span>
        <Button size="small" onClick={onClick}>
          下载
        </Button>
      </>
    ),
  });
  const link = find('a');
  const { width = 0, height = 0 } = row?.getBoundingClientRect() ?? {};
  for (const [dx, dy] of [
    [2, 2],
    [30, height / 2],
    [width / 2, height - 2],
    [width - 2, 2],
  ] as const)
    expect(hitAt(row, dx, dy)).toBe(link);
  const tag = middleOf(find('[data-testid=tag]') ?? container);
  expect(document.elementFromPoint(tag.x, tag.y)).toBe(link);
  find('button')?.click();
  const button = middleOf(find('button') ?? container);
  expect(find('button')?.contains(document.elementFromPoint(button.x, button.y))).toBe(true);
  expect([onClick.mock.calls.length, onFollow.mock.calls.length]).toEqual([1, 0]);
  link?.click();
  expect(onFollow.mock.calls).toEqual([['#game']]);
  expect(smallTargets(container)).toEqual([]);
});

test('Tab goes to the row and then to its button; the ring goes around the row', async () => {
  const { find } = show({ href: '#game', trailing: <Button size="small">下载</Button> });
  await userEvent.keyboard('{Tab}');
  const link = find('a');
  expect(document.activeElement).toBe(link);
  const ring = getComputedStyle(link ?? document.body, '::after');
  expect([ring.outlineStyle, ring.outlineWidth]).toEqual(['solid', '2px']);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(find('button'));
});

test('a row that is a checkbox is ticked by a tap anywhere and by Space', async () => {
  const onCheckedChange = vi.fn();
  const { container, find, row } = show({ checked: false, onCheckedChange });
  const { width = 0 } = row?.getBoundingClientRect() ?? {};
  expect(hitAt(row, width - 2, 2)).toBe(find('label'));
  find('label')?.click();
  find('input')?.focus();
  await userEvent.keyboard(' ');
  expect(onCheckedChange.mock.calls).toEqual([[true], [true]]);
  expect(smallTargets(container)).toEqual([]);
});

test('a row that is a form’s checkbox returns with a reset to what it was', () => {
  const onCheckedChange = vi.fn();
  const row = (checked: boolean) => (
    <form>
      <ListItem as="div" title="星港来客" checked={checked} onCheckedChange={onCheckedChange} />
    </form>
  );
  const { container, render } = mount(row(true));
  render(row(false));
  container.querySelector('form')?.reset();
  expect(onCheckedChange.mock.calls).toEqual([[true]]);
});

test('a disabled row that is a button takes no presses', () => {
  const onClick = vi.fn();
  const { find } = show({ onClick, disabled: true });
  find('button')?.click();
  expect(onClick).not.toHaveBeenCalled();
});

test('native props and the ref reach the row, names and descriptions its control', () => {
  const ref = vi.fn();
  const { find, row } = show({
    ref,
    href: '#game',
    badge: '新游',
    description: '一列开往云端的火车',
    ...{ id: 'row', 'aria-label': '行', 'data-reward-from': '7' },
  });
  expect(ref).toHaveBeenCalledWith(row);
  expect([row?.id, row?.getAttribute('aria-label'), row?.dataset['rewardFrom']]).toEqual(['row', '行', '7']);
  const link = find('a');
  const described = link?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(link?.textContent).toBe('云端列车');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    '新游',
    '一列开往云端的火车',
    '模拟经营',
  ]);
});

test('lines stand between rows, begin with the text, and take no height from a row', () => {
  const leading = <span style={{ display: 'block', width: 40, height: 40 }} />;
  const { container } = mount(
    <List surface>
      <ListItem size="large" leading={leading} title="一" />
      <ListItem size="large" leading={leading} title="二" />
    </List>,
  );
  const contents = [...container.querySelectorAll('li')].map((row) => row.children[1] ?? row);
  expect(contents.map((content) => getComputedStyle(content).borderTopWidth)).toEqual(['0px', '1px']);
  expect(contents.map((content) => content.getBoundingClientRect().left)).toEqual([68, 68]);
  expect([...container.querySelectorAll('li')].map(({ offsetHeight }) => offsetHeight)).toEqual([72, 72]);
});

test('a row on its way is as high as the row', () => {
  const block = <span style={{ display: 'block', width: 54, height: 72 }} />;
  const { container } = mount(
    <List>
      <ListItem size="large" leading={block} title="星港来客" description="读到 第3话" meta="昨天" />
      <ListItemSkeleton size="large" leading={{ width: 54, height: 72 }} lines={3} />
      <ListItem title="昵称" value="小满" arrow />
      <ListItemSkeleton lines={1} />
      <ListItem
        title="两行的标题，长得一行放不下，于是要占去两行的高度才行"
        titleLines={2}
        description="说明"
        meta="昨天"
      />
      <ListItemSkeleton lines={3} titleLines={2} />
    </List>,
  );
  const heights = [...container.querySelectorAll('li')].map((row) => row.getBoundingClientRect().height);
  const [cover, coverOnItsWay, setting, settingOnItsWay, long, longOnItsWay] = heights;
  expect(coverOnItsWay).toBe(cover);
  expect(settingOnItsWay).toBe(setting);
  // The bars of two lines are rounded each.
  expect(longOnItsWay).toBeCloseTo(long ?? NaN, 0);
});
