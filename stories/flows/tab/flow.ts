import { routeTable } from '#app/routeTable.ts';
import { closeBulletin, standsAt, tap, type } from './steps.ts';

/** What every flow has in common: the pages' code is there before the first step. */
export const flow = {
  loaders: [async () => void (await Promise.all(routeTable.map(({ load }) => load())))],
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
