import { expect, onTestFinished, test } from 'vitest';
import '#theme/print.css.ts';
import { devtools } from '../testing/devtools.ts';
import { mount, nextFrame } from '../testing/mount.tsx';
import { ClampedText } from './ClampedText.tsx';

test('on paper the text stands whole, and stays so', async () => {
  const { container } = mount(<ClampedText>{'先谢过各位，赢了给大家折纸鹤。'.repeat(40)}</ClampedText>);
  const root = container.firstElementChild;
  const words = root?.firstElementChild;
  await expect.poll(() => root?.hasAttribute('data-cut')).toBe(true);
  await devtools().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => void (await devtools().send('Emulation.setEmulatedMedia', { media: '' })));
  for (let frame = 0; frame < 10; frame += 1) {
    await nextFrame();
    expect((words?.scrollHeight ?? NaN) - (words?.clientHeight ?? NaN)).toBe(0);
  }
});
