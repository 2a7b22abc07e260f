import { checkInTwice, offerOf, OFFSETS, wrongBulletins, wrongTimes, ZONES } from './fixtures/clocks.ts';
import { withDatabase } from './fixtures/fill.ts';
import { expect, test } from './fixtures/portal.ts';
import { signIn } from './fixtures/steps.ts';

for (const [name, offset] of Object.entries(OFFSETS)) {
  test(`a phone ${name} tells times that are some, and the server says who is a member and what day it is`, {
    tag: '@slow',
  }, async ({ page, portal }) => {
    const poor = await portal.as('poor01');
    const setMember = (until: number) =>
      withDatabase(portal.dataDir, (db) =>
        db.updateTable('users').set({ level_type: 1, exp_at: until }).where('uid', '=', poor.uid).execute(),
      );
    await page.clock.setSystemTime(Date.now() + offset);
    await signIn(page, 'poor01');
    expect(await wrongTimes(page, ['/', '/square', '/post/p1214', '/xdetail'])).toEqual([]);
    await setMember(Date.now() - 60_000);
    expect(await offerOf(page)).toBe('price');
    await setMember(Date.now() + 3_600_000);
    expect(await offerOf(page)).toBe('member');
    expect(await checkInTwice(page, Date.now() + offset)).toBe(1);
  });
}

for (const zone of Object.keys(ZONES)) {
  test.describe(zone, { tag: '@slow' }, () => {
    test.use({ timezoneId: zone });

    test('the bulletin is asked for once a day of that zone, also where a day has 23 or 25 hours', async ({ page }) => {
      const { tried, wrong } = await wrongBulletins(page, zone);
      expect(wrong).toEqual([]);
      expect(tried).toBeGreaterThan(2);
    });
  });
}
