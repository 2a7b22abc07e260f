import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { SEX_TEXT } from '#domain/account.ts';
import { AVATAR_MAX_BYTES, AVATAR_PROBLEM_TEXT, AVATAR_SIDE } from '#domain/avatar.ts';
import { nickname } from '../accountFields.ts';
import { accountOf, readUser } from '../accounts.ts';
import { answer } from '../answer.ts';
import type { UserRow } from '../db/schema.ts';
import { rename } from '../nicknames.ts';
import { text, whole } from '../params.ts';
import type { Ports } from '../ports.ts';
import { consumeLimit } from '../rateLimit.ts';
import { readPayload } from '../request.ts';
import { refuseForeignUid, requireUser, tokenOf } from '../session.ts';
import { keepUpload, type PictureRules } from '../square/uploads.ts';
import { readUpload } from './uploads.ts';

const OLDEST = 150;

/** What a person may say of themselves; whatever else is sent counts for nothing (T10). */
export const infoSchema = v.object({
  uid: text,
  name: v.optional(nickname),
  sex: v.optional(whole(0, Object.keys(SEX_TEXT).length - 1, 0)),
  age: v.optional(whole(0, OLDEST, 0)),
});

const AVATAR: PictureRules = {
  kinds: ['jpg', 'png', 'webp'],
  maxBytes: AVATAR_MAX_BYTES,
  fits: ({ width, height }) => width === height && width <= AVATAR_SIDE,
  texts: { ...AVATAR_PROBLEM_TEXT, tooLarge: '图片不能超过2MB' },
};

/** Without any field it changes nothing and answers the account as it is. */
async function updateInfo(ports: Ports, c: Context): Promise<Response> {
  const user = await requireUser(ports, c);
  const { uid, name, sex, age } = await readPayload(c, infoSchema);
  refuseForeignUid(user, uid);
  const facts = { ...(sex !== undefined && { sex }), ...(age !== undefined && { age }) };
  if (name !== undefined || Object.keys(facts).length > 0) await change(ports, user, name, facts);
  return answer(c, await accountOf(ports, await readUser(ports, user.uid), tokenOf(c) ?? ''));
}

type Facts = Partial<Pick<UserRow, 'sex' | 'age'>>;

async function change(
  { db, limits, clock }: Ports,
  user: UserRow,
  name: string | undefined,
  facts: Facts,
): Promise<void> {
  const now = clock();
  await consumeLimit(db, limits, { call: 'profileUser', key: user.uid, now });
  if (name !== undefined) await rename(db, user, name, now);
  if (Object.keys(facts).length > 0) await db.updateTable('users').set(facts).where('uid', '=', user.uid).execute();
}

async function uploadAvatar(ports: Ports, c: Context): Promise<Response> {
  const user = await requireUser(ports, c);
  const now = ports.clock();
  await consumeLimit(ports.db, ports.limits, { call: 'uploadUser', key: user.uid, now });
  const { file, uid } = await readUpload(c);
  refuseForeignUid(user, uid);
  const { url } = await keepUpload(ports, { uid: user.uid, now }, file, AVATAR);
  await ports.db.updateTable('users').set({ avatar: url }).where('uid', '=', user.uid).execute();
  return answer(c, { avatar: url });
}

/** What a person shows of themselves (spec §7): name, sex, age and portrait. */
export function ownAccountRoutes(ports: Ports): Hono {
  return new Hono()
    .post('/api/user/center/updateInfo', (c) => updateInfo(ports, c))
    .post('/api/user/center/uploadAvatar', (c) => uploadAvatar(ports, c));
}
