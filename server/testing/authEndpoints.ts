import { randomInt } from 'node:crypto';
import type { TestPortal } from './portal.ts';

/** A response, unparsed. */
export type RawAnswer = { status: number; headers: Headers; text: string };

/** A call that could reveal whether an account exists. `send` uses an existing account, or none. */
export type AuthEndpoint = { name: string; send(known: boolean): Promise<RawAnswer> };

const WRONG_PASSWORD = 'wrong-pass';
const WRONG_CODE = '000000';

const newPhone = (): string => `13${randomInt(1e8, 1e9)}`;

async function post(portal: TestPortal, path: string, fields: Record<string, string>, token = ''): Promise<RawAnswer> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest', ...(token !== '' && { token }) };
  const response = await portal.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Every call that takes a name or a number, each with an existing one and an unknown one of the same length. */
export async function authEndpoints(portal: TestPortal): Promise<AuthEndpoint[]> {
  const names = [`k${randomInt(1e8, 1e9)}`, `u${randomInt(1e8, 1e9)}`] as const;
  const phones = [newPhone(), newPhone()] as const;
  const nameOf = (known: boolean) => (known ? names[0] : names[1]);
  const phoneOf = (known: boolean) => (known ? phones[0] : phones[1]);
  await portal.call('/api/user/registerWithName', { loginName: names[0], password: 'secret-1' });
  await portal.call('/api/user/smsCode', { phone: phones[0], scene: 'login' });
  await portal.call('/api/user/loginWithPhone', { phone: phones[0], smsCode: '123456' });
  // The code of the known number was sent a while ago, so that both may be sent one now.
  portal.clock.now += 3_600_000;
  const { token } = await portal.newPerson();
  return [
    {
      name: 'login by name',
      send: (known) => post(portal, '/api/user/login', { loginName: nameOf(known), password: WRONG_PASSWORD }),
    },
    {
      name: 'code to log in',
      send: (known) => post(portal, '/api/user/smsCode', { phone: phoneOf(known), scene: 'login' }),
    },
    ...['loginWithPhone', 'loginPhoneWithoutRegister'].map((call) => ({
      name: call,
      send: (known: boolean) => post(portal, `/api/user/${call}`, { phone: phoneOf(known), smsCode: WRONG_CODE }),
    })),
    {
      name: 'code to bind',
      send: (known) => post(portal, '/api/user/smsCode', { phone: phoneOf(known), scene: 'bind' }, token),
    },
    {
      name: 'bind',
      send: (known) => post(portal, '/api/user/bind', { phone: phoneOf(known), smsCode: WRONG_CODE }, token),
    },
  ];
}
