import { expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '#components/testing/mount.tsx';
import { ResumeNote } from './ResumeNote.tsx';

function show(finished: boolean) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const [onStartOver, onLastPosition, onClose] = [vi.fn(), vi.fn(), vi.fn()];
  const { container } = mount(
    <ResumeNote finished={finished} onStartOver={onStartOver} onLastPosition={onLastPosition} onClose={onClose} />,
  );
  const choices = [...container.querySelectorAll('button')];
  return { choices, names: choices.map(({ textContent }) => textContent), onStartOver, onLastPosition, onClose };
}

test('a chapter read to its end asks where to begin, and waits for the answer', () => {
  const { choices, names, onStartOver, onLastPosition, onClose } = show(true);
  expect(names).toEqual(['从头看', '上次位置']);
  vi.advanceTimersByTime(600_000);
  expect(onClose).not.toHaveBeenCalled();
  choices[0]?.click();
  expect(onStartOver).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  choices[1]?.click();
  expect(onLastPosition).toHaveBeenCalledOnce();
});

test('a chapter left in the middle only says where it goes on, and gets out of the way', () => {
  const { names, onClose } = show(false);
  expect(names).toEqual(['从头看']);
  vi.advanceTimersByTime(6000);
  expect(onClose).toHaveBeenCalledOnce();
});
