import { expect, it } from 'vitest';
import { memoryStorage } from '#app/testing.fixtures.ts';
import { readDeviceId } from './device.ts';

const device = { newId: () => '0b5f7c1e-58f0-4c7a-9d53-6f6f3a1d2c11' };

it('makes a device id once', () => {
  const storage = memoryStorage();
  expect(readDeviceId(storage, device)).toBe(device.newId());
  expect(readDeviceId(storage, { newId: () => 'another-device-id' })).toBe(device.newId());
});

it.each(['short', 'x'.repeat(65), '{"id":"12345678"}', '\u0000\ud800'.repeat(3000)])(
  'makes one anew for what is none: %.12j',
  (kept) => {
    expect(readDeviceId(memoryStorage({ h5DeviceId: kept }), device)).toBe(device.newId());
  },
);

it('has none where there is no randomness', () => {
  const newId = () => {
    throw new Error('no randomness');
  };
  expect(readDeviceId(memoryStorage(), { newId })).toBeUndefined();
});
