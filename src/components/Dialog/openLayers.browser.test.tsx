import { expect, test, vi } from 'vitest';
import { mount, nextFrame } from '../testing/mount.tsx';
import { Dialog } from './Dialog.tsx';
import { dismissTopLayer, hasOpenLayer } from './openLayers.ts';

test('DG.P7 the layer opened last is asked first, and one that is closed no more', async () => {
  const lower = vi.fn();
  const upper = vi.fn();
  const both = (upperOpen: boolean) => (
    <>
      <Dialog open title="下" onOpenChange={lower} />
      <Dialog open={upperOpen} title="上" onOpenChange={upper} />
    </>
  );
  const { render } = mount(both(false));
  await nextFrame();
  render(both(true));
  await nextFrame();
  dismissTopLayer();
  expect(upper).toHaveBeenCalledExactlyOnceWith(false);
  expect(lower).not.toHaveBeenCalled();
  render(both(false));
  await nextFrame();
  dismissTopLayer();
  expect(lower).toHaveBeenCalledExactlyOnceWith(false);
  render(null);
  await nextFrame();
  expect(hasOpenLayer()).toBe(false);
});

test('what cannot be left now stays, and still stands over the page', async () => {
  const onOpenChange = vi.fn();
  mount(<Dialog open title="提交中" dismissible={false} onOpenChange={onOpenChange} />);
  await nextFrame();
  dismissTopLayer();
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(hasOpenLayer()).toBe(true);
});
