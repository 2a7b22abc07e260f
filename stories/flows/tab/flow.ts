import { routeTable } from '#app/routes/routeTable.ts';
import { STORY_NOW } from '../../../.storybook/determinism.ts';
import { closeBulletin, standsAt, tap, type } from './steps.ts';

const MINUTE = 60_000;

/**
 * The stories' moment, from which time goes on by whole minutes: for the server, the portal and what they stand on alike.
 * A flow takes less than one, so that it ends at the same moment on any machine.
 */
function startClock(): () => void {
  const realNow = Date.now;
  const started = realNow();
  Date.now = () => STORY_NOW + Math.floor((realNow() - started) / MINUTE) * MINUTE;
  return () => {
    Date.now = realNow;
  };
}

/** What every flow has in common: its clock, and the pages' code, which is there before the first step. */
export const flow = {
  beforeEach: startClock,
  loaders: [async () => void (await Promise.all(routeTable.map(({ lazy }) => lazy())))],
};

/** Logs in as one of the demo's people, from the page that asks for it. */
export async function logIn(loginName: string): Promise<void> {
  await standsAt(/^\/login/);
  await type('用户名', loginName);
  await type('密码', 'portal123');
  await tap('checkbox', /同意/);
  await tap('button', '登录');
}

/** Begins a visit at login. Where it leads, the bulletin greets and is put away. */
export async function beginAs(loginName: string): Promise<void> {
  await logIn(loginName);
  await closeBulletin();
}
