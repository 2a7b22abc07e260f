import { describe, expect, it } from 'vitest';
import { headerRight } from './headerRight.ts';

describe('headerRight', () => {
  it.each([
    { initDone: false, hasApp: false, loggedIn: false, is: 'unknown' },
    { initDone: false, hasApp: true, loggedIn: true, is: 'unknown' },
    { initDone: true, hasApp: true, loggedIn: true, is: 'download' },
    { initDone: true, hasApp: true, loggedIn: false, is: 'download' },
    { initDone: true, hasApp: false, loggedIn: true, is: 'account' },
    { initDone: true, hasApp: false, loggedIn: false, is: 'login' },
  ])('init $initDone, app $hasApp, logged in $loggedIn → $is', ({ is, ...facts }) => {
    expect(headerRight(facts)).toBe(is);
  });
});
