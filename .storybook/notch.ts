import { useEffect } from 'storybook/preview-api';
import type { Decorator } from '@storybook/react-vite';

/** What a phone on its side takes at its sides and bottom, px. */
const NOTCH = { '--safe-side': '47px', '--safe-bottom': '21px' } as const;

/** Sets or takes away what a notch, round corners and a home bar take of the screen. */
export function applyNotch(notched: boolean): void {
  const { style } = document.documentElement;
  for (const [name, size] of Object.entries(NOTCH)) {
    if (notched) style.setProperty(name, size);
    else style.removeProperty(name);
  }
}

/** A phone on its side, from the toolbar. */
export const withNotch: Decorator = (Story, { globals }) => {
  const notched = globals['notched'] === true || globals['notched'] === 'true';
  useEffect(() => {
    applyNotch(notched);
    return () => applyNotch(false);
  }, [notched]);
  return Story();
};
