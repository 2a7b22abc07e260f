import { expect, it } from 'vitest';
import { lightBlue } from './lightBlue.ts';

const { color } = lightBlue;
type Colour = keyof typeof color;

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    channel(parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT: [Colour, Colour][] = [
  ['ink', 'card'],
  ['ink', 'ground'],
  ['ink2', 'card'],
  ['ink2', 'tint'],
  ['ink3', 'card'],
  ['ink3', 'ground'],
  ['ink3', 'tint'],
  ['ink3', 'disabled'],
  ['onAction', 'actionTop'],
  ['onAction', 'actionBottom'],
  ['link', 'card'],
  ['link', 'tint'],
  ['press', 'tint'],
  ['gem', 'card'],
  ['gem', 'gemTint'],
  ['goldText', 'goldTint'],
  ['goldDeep', 'gold'],
  ['onGoldDeep', 'goldDeep'],
  ['onDanger', 'danger'],
  ['dangerText', 'card'],
  ['dangerText', 'dangerTint'],
  ['success', 'card'],
  ['success', 'successTint'],
  ['warning', 'card'],
  ['warning', 'warningTint'],
  ['nightText', 'night'],
  ['nightText2', 'night3'],
  ['nightAction', 'night'],
  ['monthText', 'monthFrom'],
  ['monthText', 'monthTo'],
];

it.each(TEXT)('text %s on %s has at least 4.5:1', (front, back) => {
  expect(contrast(color[front], color[back])).toBeGreaterThanOrEqual(4.5);
});

const CONTROL: [Colour, Colour][] = [
  ['edge', 'card'],
  ['edge', 'ground'],
  ['sky2', 'card'],
  ['sky2', 'ground'],
  ['action', 'card'],
];

it.each(CONTROL)('control %s on %s has at least 3:1', (front, back) => {
  expect(contrast(color[front], color[back])).toBeGreaterThanOrEqual(3);
});
