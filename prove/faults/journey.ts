import type { Locator, Page } from '@playwright/test';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { PASSWORD, type NewPerson } from './people.ts';

/** Someone on a journey, with the words they have in mind; words are typed once, and then must be there. */
export type Traveller = NewPerson & { text: string; typed: boolean };

/** What is seen, and what a person does about it; `false` where it was not to be done. */
export type Reflex = { see: Locator; act: (seen: Locator) => Promise<unknown> };

/** Something a stubborn person wants, and how they go about it. */
export type Journey = {
  id: string;
  /** Where they begin, and begin again when nothing else helps. */
  start: (who: Traveller) => string;
  /** What must be there before they begin. */
  prepare?: (who: Traveller, db: Kysely<Database>) => Promise<unknown>;
  /** They see that they have it. */
  isDone: (page: Page, who: Traveller) => Promise<boolean>;
  /** What they do, the first that is seen. */
  reflexes: (page: Page, who: Traveller) => Reflex[];
  /** A field in which their words must stand whenever it is shown. */
  field?: (page: Page) => Locator;
  /** What the server has of it afterwards: `expected` things, each once. */
  count: (db: Kysely<Database>, who: Traveller) => Promise<number>;
};

/** A tap is given up soon: the screen may have changed under the finger. */
export const TAP = { timeout: 1500 } as const;

export const tap = (see: Locator): Reflex => ({ see, act: (seen) => seen.click(TAP) });

/** Writes the words, the first time only. */
export const typeOnce = (see: Locator, who: Traveller): Reflex => ({
  see,
  async act(seen) {
    await seen.fill(who.text, TAP);
    who.typed = true;
  },
});

export const isSeen = (locator: Locator): Promise<boolean> => locator.first().isVisible();

/** The login page, met when a session has ended. */
const logIn = (page: Page, { loginName }: NewPerson): Reflex => ({
  see: page.getByRole('button', { name: '登录', exact: true }),
  async act(seen) {
    await page.getByLabel('用户名', { exact: true }).fill(loginName, TAP);
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD, TAP);
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check(TAP);
    await seen.click(TAP);
  },
});

/** What anybody does wherever it is seen: log in again, try again. */
export const everywhere = (page: Page, who: NewPerson): Reflex[] => [
  logIn(page, who),
  tap(page.getByRole('button', { name: /重试|点击刷新/ })),
];
