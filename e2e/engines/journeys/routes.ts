import type { Stage } from '../journey.ts';
import { logIn } from '../steps.ts';
import type { Visitor } from '../visitor.ts';

/** Every route, with something the demo has in the place of a parameter. */
export const ROUTES = [
  '/',
  '/square',
  '/animate',
  '/games',
  '/games/rpg',
  '/profile',
  '/detail/1001',
  '/detail/1005',
  '/login',
  '/register',
  '/other',
  '/find',
  '/bind',
  '/changename',
  '/reset',
  '/user',
  '/recharge',
  '/message',
  '/gifts',
  '/faq',
  '/business',
  '/postpage',
  '/commenthistory',
  '/post/p1214',
  '/xdetail',
  '/readhistory',
  '/subscriblist',
  '/bookinfo/2003',
  '/bookmenu/2003',
  '/readbook/2001/2001-1',
  '/task',
  '/checkin',
  '/welfare',
  '/activity',
  '/download',
  '/no-such-page',
] as const;

/** What is wrong with the page shown; empty once it has words, all pictures in sight drawn, and fits the width. */
const faultOf = ({ evaluate }: Visitor): Promise<string> =>
  evaluate(async () => {
    const seen = (element: Element) => element.getClientRects().length > 0;
    const words = Array.from(document.querySelectorAll('main'))
      .filter(seen)
      .map((main) => main.innerText)
      .join(' ')
      .replace(/\s+/g, '');
    if (words.length < 8) return `has no words (「${words}」)`;
    const skeletons = document.querySelectorAll('main [aria-busy="true"]');
    if (Array.from(skeletons).some(seen)) return 'still loads';
    if (/is not a function|undefined|TypeError|\bnull\b/.test(document.body.innerText))
      return `speaks of its own faults: ${/.{0,40}(is not a function|undefined|TypeError|null).{0,40}/.exec(document.body.innerText)?.[0] ?? ''}`;
    // What a scroller cuts off is not in sight, and may not have been asked for.
    const inSight = await new Promise<Element[]>((resolve) => {
      const images = Array.from(document.images);
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        resolve(entries.filter(({ intersectionRatio }) => intersectionRatio > 0.1).map(({ target }) => target));
      });
      images.forEach((image) => observer.observe(image));
      if (images.length === 0) resolve([]);
    });
    const broken = (inSight as HTMLImageElement[]).filter((image) => !(image.complete && image.naturalWidth > 0));
    if (broken.length > 0)
      return `has pictures that are not drawn: ${broken
        .map(({ src }) => src)
        .slice(0, 3)
        .join(' ')}`;
    const wide = [document.documentElement, ...Array.from(document.querySelectorAll('main'))]
      .filter(seen)
      .find(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    return wide ? `scrolls sideways: ${wide.tagName} is ${wide.scrollWidth} of ${wide.clientWidth} px wide` : '';
  });

/** How long a page may take to be sound. */
const SOUND_WITHIN_MS = 10_000;

/** Opens each route as a new document; tells of all that are not sound, not of the first alone. */
async function openEach(visitor: Visitor): Promise<void> {
  const faults: string[] = [];
  for (const route of ROUTES) {
    let fault = 'was not there';
    await visitor.open(route);
    await visitor
      .until(
        async () => {
          fault = await faultOf(visitor);
          return fault === '';
        },
        () => fault,
        SOUND_WITHIN_MS,
      )
      .catch(() => faults.push(`${route} ${fault}`));
  }
  if (faults.length > 0) throw new Error(faults.join('; '));
}

export const routesOfVisitor = ({ visitor }: Stage): Promise<void> => openEach(visitor);

export async function routesOfAccount({ visitor }: Stage): Promise<void> {
  await logIn(visitor, 'vip01');
  await openEach(visitor);
}
