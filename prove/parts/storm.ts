import { expireEveryLogin, ONE_END, watchExpiry, weatherStorm, WORDS, type Storm } from '../../e2e/fixtures/expiry.ts';
import { fillWithTexts } from '../../e2e/fixtures/fill.ts';
import { fillLogin } from '../../e2e/fixtures/steps.ts';
import { watchPage } from '../../e2e/fixtures/watchPage.ts';
import type { Figure, Part } from '../figure.ts';
import { buildWithout } from '../mutants/buildWithout.ts';
import { mutantsNamed } from '../mutants/session.ts';
import { logInBy, openPortal, type OpenPortal } from '../openPortal.ts';

/** Likes under way at once. */
const SIZES = [1, 20, 200] as const;

const CONTROL_SIZE = 20;

const NOTHING = { logouts: 0, moves: [], toasts: 0, logoutCalls: 0, heard: 0 };

const same = (seen: unknown, wanted: unknown): boolean => JSON.stringify(seen) === JSON.stringify(wanted);

async function openTalk(folder?: string): Promise<OpenPortal> {
  const portal = await openPortal(folder);
  await fillWithTexts(
    portal.dataDir,
    Array.from({ length: 260 }, (_, index) => `第${index + 1}句`),
  );
  return portal;
}

async function storm(portal: OpenPortal, count: number): Promise<Storm & { complaints: string[] }> {
  const page = await portal.openPage();
  const watch = watchPage(page.context(), portal.origin, undefined);
  const look = await watchExpiry(page, watch);
  await logInBy(page, portal.origin, 'rich01');
  const seen = await weatherStorm(page, look, count);
  await page.context().close();
  return { ...seen, complaints: watch.complaints() };
}

const endText = ({ logouts, moves, toasts, logoutCalls }: Storm['end']): string =>
  `${logouts} logouts, ${moves.length} moves (${moves.join(' ')}), ${toasts} toasts, ${logoutCalls} calls`;

/** How often a login is tried, and asked about, where the first question after it says that the session has ended. */
async function loginsThatEnd(portal: OpenPortal): Promise<{ logins: number; questions: number }> {
  const page = await portal.openPage();
  const watch = watchPage(page.context(), portal.origin, undefined);
  await expireEveryLogin(page);
  await page.goto('/login');
  await page.locator('[data-toaster]').waitFor({ state: 'attached' });
  await fillLogin(page, 'poor01');
  await page.getByText('登录已过期，请重新登录').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().close();
  const asked = (path: string) => watch.calls(path).filter((call) => call.path === path).length;
  return { logins: asked('/api/user/login'), questions: asked('/api/user/center/me') };
}

async function withoutGuard(): Promise<{ end: Figure['control']; late: Figure['control'] }> {
  const portal = await openTalk(
    await buildWithout(...mutantsNamed('each code 2 is a logout of its own', 'answers of an older session are heard')),
  );
  try {
    const { end, late } = await storm(portal, CONTROL_SIZE);
    return {
      end: {
        name: `where each code 2 is a logout of its own, ${CONTROL_SIZE} at once`,
        value: endText(end),
        target: '> 1 logout',
        holds: end.logouts > 1,
      },
      late: {
        name: 'where late answers are heard: logouts and likes that came of them',
        value: `${late.logouts}, ${late.heard}`,
        target: '> 0',
        holds: late.logouts + late.heard > 0,
      },
    };
  } finally {
    await portal.close();
  }
}

async function* figures(): AsyncIterable<Figure> {
  const control = await withoutGuard();
  const portal = await openTalk();
  try {
    for (const count of SIZES) {
      const { end, returnedTo, words, late, complaints } = await storm(portal, count);
      yield {
        name: `11. code 2 to ${count} at once`,
        value: endText(end),
        target: endText(ONE_END),
        holds: same(end, ONE_END),
        ...(count === CONTROL_SIZE && { control: control.end }),
      };
      yield {
        name: '    after the next login',
        value: `at ${returnedTo} with “${words}”`,
        target: 'where and what they wrote',
        holds: returnedTo.startsWith('/post/') && words === WORDS,
      };
      yield {
        name: '    answers of the old session after it',
        value: same(late, NOTHING) ? 'not heard' : JSON.stringify(late),
        target: 'not heard',
        holds: same(late, NOTHING),
        ...(count === CONTROL_SIZE && { control: control.late }),
      };
      yield {
        name: '    complaints of the browser',
        value: complaints.join(' | ') || 0,
        target: '0',
        holds: complaints.length === 0,
      };
    }
    const { logins, questions } = await loginsThatEnd(portal);
    yield {
      name: 'code 2 right after login: logins, questions',
      value: `${logins}, ${questions}`,
      target: '1, 1',
      holds: logins === 1 && questions === 1,
    };
  } finally {
    await portal.close();
  }
}

/** Figure 11: one end of a session, however many hear of it (promise 8; T3). Needs the built portal. */
export const storms: Part = { id: 'storm', title: 'a storm of code 2', figures };
