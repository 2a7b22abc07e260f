import { useEffect } from 'storybook/preview-api';
import type { Decorator } from '@storybook/react-vite';

const BROWSER_SIZE = 16;

/** Makes the root font as large as a browser set to `size` px would: the theme's own size is a percentage of that. */
function applyTextSize(size: number): void {
  const root = document.documentElement;
  root.style.fontSize = '';
  if (size === BROWSER_SIZE) return;
  root.style.fontSize = `${(parseFloat(getComputedStyle(root).fontSize) * size) / BROWSER_SIZE}px`;
}

/** The reader's own text size, from the toolbar. */
export const withTextSize: Decorator = (Story, { globals }) => {
  const size = Number(globals['textSize'] ?? BROWSER_SIZE);
  useEffect(() => {
    if (size === BROWSER_SIZE) return;
    const apply = () => applyTextSize(size);
    apply();
    window.addEventListener('resize', apply);
    return () => {
      window.removeEventListener('resize', apply);
      applyTextSize(BROWSER_SIZE);
    };
  }, [size]);
  return Story();
};
