import { afterEach, expect, it, vi } from 'vitest';
import { parseUrl } from './parseUrl.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads an address, from a base where it needs one', () => {
  expect(parseUrl('https://portal.example/a?b=1#c')?.href).toBe('https://portal.example/a?b=1#c');
  expect(parseUrl('../a', 'https://portal.example/b/c')?.href).toBe('https://portal.example/a');
});

it.each(['', '/a', '//', 'https://', 'http://[', 'https://a b'])('%j alone is no address', (address) => {
  expect(parseUrl(address)).toBeUndefined();
});

it('does without URL.canParse, which browsers at the floor lack', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override canParse = undefined as never;
    },
  );
  expect(parseUrl('https://portal.example')?.host).toBe('portal.example');
  expect(parseUrl('nothing')).toBeUndefined();
});
