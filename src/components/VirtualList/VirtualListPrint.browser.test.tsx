import { expect, test } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { VirtualList } from './VirtualList.tsx';

test('on paper every loaded row is there, and the list goes on as it was', async () => {
  const { container } = mount(
    <div style={{ height: 400, overflowY: 'auto' }}>
      <VirtualList
        label="帖子"
        items={Array.from({ length: 200 }, (_, index) => `第 ${index} 行`)}
        itemKey={(item) => item}
        estimateHeight={60}
        renderItem={(item) => <p style={{ height: 60 }}>{item}</p>}
        tail="end"
        onLoadMore={() => undefined}
        onRetry={() => undefined}
      />
    </div>,
  );
  const rows = () => container.querySelectorAll('article').length;
  await expect.poll(rows).toBeGreaterThan(0);
  const before = rows();
  expect(before).toBeLessThan(100);
  dispatchEvent(new Event('beforeprint'));
  expect(rows()).toBe(200);
  dispatchEvent(new Event('afterprint'));
  expect(rows()).toBe(before);
});
