/** Going to a page whose code is there, and back to a kept one: from the tap to the paint, at a quarter of the CPU. */
import { openPhone, settle, tap } from './phone.mjs';

/** Pages people go out from and come back to, and two links there, one after the other. */
const WAYS = [
  { name: 'home', from: '/', to: 'detail', links: ['a[href="/detail/1006"]', 'a[href="/detail/1001"]'] },
  { name: 'square', from: '/square', to: 'post', links: ['a[href="/post/p1214"]', 'a[href="/post/p1211"]'] },
  {
    name: 'animate',
    from: '/animate',
    to: 'bookinfo',
    links: ['a[href="/bookinfo/2004"]', 'a[href="/bookinfo/2001"]'],
  },
  { name: 'games', from: '/games', to: 'detail', links: ['a[href="/detail/1006"]', 'a[href="/detail/1001"]'] },
];

const shown = (phone) => phone.page.locator('main:visible');

/** Taps and waits for the page that follows, ms. */
async function go(phone, element) {
  const followed = phone.page.evaluate(() => globalThis.benchWatch.nextPage());
  const [ms] = await Promise.all([followed, tap(phone, element)]);
  await settle(phone);
  return ms;
}

/** Of equal links the last: a carousel, with slides out of sight, stands at the top. */
const goOut = (phone, link) => go(phone, shown(phone).locator(link).last());

const goBack = (phone) => go(phone, shown(phone).getByRole('button', { name: '返回', exact: true }).first());

/** One way out and back, twice: the code comes with the first. */
async function follow(browser, origin, { name, from, to, links }, add) {
  const phone = await openPhone(browser, { network: 'slow', cpu: 'slow' });
  await phone.page.goto(origin + from);
  await settle(phone);
  await goOut(phone, links[0]);
  add(`kept.${name}`, await goBack(phone));
  add(`route.${to} from ${name}`, await goOut(phone, links[1]));
  add(`kept.${name}`, await goBack(phone));
  await phone.close();
}

export async function measurePages({ browser, origin, rounds, add, say }) {
  for (let round = 1; round <= rounds; round += 1) {
    for (const way of WAYS) await follow(browser, origin, way, add);
    say(`pages ${round}/${rounds}`);
  }
}
