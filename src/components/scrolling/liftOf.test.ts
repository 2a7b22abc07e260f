import { expect, test } from 'vitest';
import { liftOf, type Box } from './liftOf.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const BUTTON = box(280, 700, 100, 50);

test('a box that covers nothing stays; what is beside it or only touches it is not covered', () => {
  expect(liftOf(BUTTON, [], 150)).toBe(0);
  expect(liftOf(BUTTON, [box(20, 700, 100, 44), box(280, 750, 100, 44), box(280, 600, 100, 100)], 150)).toBe(0);
});

test('it goes just above what it covers', () => {
  expect(liftOf(BUTTON, [box(300, 720, 60, 44)], 150)).toBe(30);
});

test('it goes past all that lies where it would be', () => {
  expect(liftOf(BUTTON, [box(300, 720, 60, 44), box(300, 660, 60, 44)], 150)).toBe(90);
});

test('lifted, it stays as long as it is free there, and goes back once it is not', () => {
  expect(liftOf(BUTTON, [], 150, 30)).toBe(30);
  expect(liftOf(BUTTON, [box(300, 660, 60, 30)], 150, 30)).toBe(0);
});

test('it stays where it is rather than go too far', () => {
  expect(liftOf(BUTTON, [box(300, 720, 60, 44), box(300, 660, 60, 44)], 80)).toBe(0);
});
