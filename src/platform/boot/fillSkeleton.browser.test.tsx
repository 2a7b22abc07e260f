import { expect, it } from 'vitest';
import { clearSelectedState } from './fillSkeleton.ts';

it('clears what is selected or pressed, but not where one is', () => {
  const page = document.createElement('div');
  page.innerHTML =
    '<i role="tab" aria-selected="true"></i><i role="tab" aria-selected="false"></i><button aria-pressed="true"></button><a aria-current="page"></a>';
  clearSelectedState(page);
  expect(page.querySelectorAll('[aria-selected=true], [aria-pressed=true]')).toHaveLength(0);
  // Where one is stays current: that is the address's own page.
  expect(page.querySelector('[aria-current=page]')).not.toBeNull();
});
