import type { Mutant } from './Mutant.ts';

const session = ['server/session.test.ts'];
const codes = ['server/smsCodes.test.ts'];
const client = ['src/api/client.test.ts', 'src/api/requestHook.test.ts', 'src/api/resolveAddress.test.ts'];

/** What keeps people apart and secrets at home (promises 1, 4, 5, 7 to 10). */
export const sessionMutants: readonly Mutant[] = [
  {
    name: 'what visitors are told is told to whoever is logged in, too',
    file: 'server/sharedAnswers.ts',
    from: 'tokenOf(c) !== undefined || ',
    to: '',
    tests: ['server/sharedAnswers.test.ts'],
  },
  {
    name: 'a refusal is told to other visitors as the answer',
    file: 'server/sharedAnswers.ts',
    from: `text.startsWith('{"code":0,') ? { text, type: res.headers.get('content-type') ?? '' } : undefined`,
    to: `({ text, type: res.headers.get('content-type') ?? '' })`,
    tests: ['server/sharedAnswers.test.ts'],
  },
  {
    name: 'a session in use goes on for ever',
    file: 'server/session.ts',
    from: 'Math.min(clock() + IDLE_MS, session.openedAt + SESSION_MS)',
    to: 'clock() + IDLE_MS',
    tests: session,
  },
  {
    name: 'passwords everybody tries first are taken',
    file: 'server/credentials.ts',
    from: ' ?? (await checkCommonPassword(password, mode))',
    to: '',
    tests: ['server/credentials.test.ts'],
  },
  {
    name: 'a session never ends',
    file: 'server/session.ts',
    from: "    .where('sessions.expires_at', '>', ports.clock())\n",
    to: '',
    tests: session,
  },
  {
    name: 'the uid beside the token is believed',
    file: 'server/session.ts',
    from: "  refuseForeignUid(user, c.req.header('uid'));\n",
    to: '',
    tests: session,
  },
  {
    name: 'a token is stored as it is',
    file: 'server/session.ts',
    from: 'token_hash: await sha256(token), uid,',
    to: 'token_hash: token, uid,',
    tests: session,
  },
  {
    name: 'a new password leaves the old sessions open',
    file: 'server/session.ts',
    from: "  await db.deleteFrom('sessions').where('uid', '=', uid).where('token_hash', '!=', own).execute();\n",
    to: '  void [db, uid, own];\n',
    tests: ['server/credentials.test.ts'],
  },
  {
    name: 'writes of other origins are taken',
    file: 'server/csrf.ts',
    from: '!isOwnOrigin(c, publicOrigin) || ',
    to: '',
    tests: session,
  },
  {
    name: 'writes no script of ours sent are taken',
    file: 'server/csrf.ts',
    from: ' || (needsHeader && !hasOwnHeader(c))',
    to: '',
    tests: session,
  },
  {
    name: 'an order belongs to whoever knows its number',
    file: 'server/orders.ts',
    from: "    .where('uid', '=', uid)\n    .executeTakeFirst();\n  if (!order)",
    to: '    .executeTakeFirst();\n  if (!order)',
    tests: ['server/recharge.test.ts'],
  },
  {
    name: 'guesses are not counted',
    file: 'server/attempts.ts',
    from: '  for (const hit of hits) await takeHit(ports.db, ports.limits, { ...hit, now: ports.clock() });\n',
    to: '  void takeHit;\n',
    tests: ['server/account.test.ts'],
  },
  {
    name: 'codes are sent without end',
    file: 'server/smsCodes.ts',
    from: '  await takeAll(ports, hits, now);\n',
    to: '',
    tests: codes,
  },
  {
    name: 'a code is used twice',
    file: 'server/smsCodes.ts',
    from: "    .where('id', '=', id)\n    .where('used_at', 'is', null)\n",
    to: "    .where('id', '=', id)\n",
    tests: codes,
  },
  {
    name: 'a code serves another purpose',
    file: 'server/smsCodes.ts',
    from: ".where('scene', '=', target.scene)\n    .orderBy",
    to: '.orderBy',
    tests: ['server/smsCodes.test.ts', 'server/credentials.test.ts'],
  },
  {
    name: 'a code may be guessed for ever',
    file: 'server/smsCodes.ts',
    from: "    .where('tries', '<', MAX_TRIES)\n",
    to: '    .where((eb) => eb.val(MAX_TRIES > 0))\n',
    tests: codes,
  },
  {
    name: 'a late code still opens',
    file: 'server/smsCodes.ts',
    from: "    .where('expires_at', '>', now)\n    .where('tries'",
    to: "    .where('tries'",
    tests: codes,
  },
  {
    name: 'a path may lead off the API',
    file: 'src/api/resolveAddress.ts',
    from: 'url.origin !== base.origin || ',
    to: '',
    tests: client,
  },
  {
    name: 'an outside address is taken for ours',
    file: 'src/api/resolveAddress.ts',
    from: 'own: !absolute }',
    to: 'own: true }',
    tests: client,
  },
  {
    name: 'identity goes to every host',
    file: 'src/api/requestHook.ts',
    from: "  if (!address.own) return { headers, credentials: 'omit', redirect: 'follow', referrerPolicy: 'no-referrer' };\n",
    to: '',
    tests: client,
  },
  {
    name: 'identity follows a redirect',
    file: 'src/api/requestHook.ts',
    from: "redirect: 'error' }",
    to: "redirect: 'follow' }",
    tests: client,
  },
  {
    name: 'answers of an older session are heard',
    file: 'src/api/guardSession.ts',
    from: "      if (session.epoch() !== epoch) throw new ApiError('cancelled', ERROR_TEXT.cancelled);\n",
    to: '',
    tests: ['src/api/guardSession.test.ts'],
  },
  {
    name: 'each code 2 is a logout of its own',
    file: 'src/api/guardSession.ts',
    from: '        if (session.epoch() !== epoch || lastExpired === epoch) return;\n',
    to: '',
    tests: ['src/api/guardSession.test.ts'],
  },
  {
    name: 'storage is believed to be there',
    file: 'src/app/storage.ts',
    from: '  try {\n    return action();',
    to: '  if (action.length === 0) return action();\n  try {\n    return action();',
    tests: ['src/app/storage.test.ts'],
  },
  {
    name: 'a bulletin rests for 24 hours',
    file: 'src/domain/bulletin.ts',
    from: 'new Date(now).setHours(0, 0, 0, 0)',
    to: 'now - 86_400_000',
    tests: ['src/domain/bulletin.test.ts'],
  },
  {
    name: 'a time to come is some time ago',
    file: 'src/domain/format.ts',
    from: "  if (seconds < 0) return '刚刚';\n",
    to: '',
    tests: ['src/domain/format.test.ts'],
  },
  {
    name: 'the phone judges a membership',
    file: 'src/domain/userStatus.ts',
    from: '  status !== undefined && status.levelType >= 1;',
    to: '  status !== undefined && status.levelType >= 1 && ((status as Partial<UserStatus>).expTime ?? Infinity) > Date.now();',
    tests: ['src/domain/entry.test.ts'],
  },
  {
    name: 'a wait without end',
    file: 'src/api/createCallSignal.ts',
    from: ", 'TimeoutError')), timeoutMs);",
    to: ", 'TimeoutError')), 2 ** 31 - 1);",
    tests: ['src/api/client.test.ts'],
  },
  {
    name: 'an answer of any size is held',
    file: 'src/api/limitBody.ts',
    from: 'if (received > maxBytes)',
    to: 'if (received < 0)',
    tests: ['src/api/limitBody.test.ts'],
  },
  {
    name: 'a return target on another host',
    file: 'src/domain/safeUrl.ts',
    from: '  if (!url || url.origin !== new URL(origin).origin) return undefined;\n',
    to: '  if (!url) return undefined;\n',
    tests: ['src/domain/safeUrl.test.ts', 'src/domain/returnTargets.test.ts'],
  },
  {
    name: 'a download from anything that begins with http',
    file: 'src/domain/safeUrl.ts',
    from: '/^https?:\\/\\//i.test(value)',
    to: '/^http/i.test(value)',
    tests: ['src/domain/safeUrl.test.ts'],
  },
  {
    name: 'addresses with a name and a password in them',
    file: 'src/domain/safeUrl.ts',
    from: " && url.username === '' && url.password === ''",
    to: '',
    tests: ['src/domain/safeUrl.test.ts'],
  },
  {
    name: 'documents without Trusted Types',
    file: 'server/securityHeaders.ts',
    from: "  'require-trusted-types-for': \"'script'\",\n",
    to: '',
    tests: ['server/host.test.ts'],
  },
  {
    name: 'the bulletin is shown as it came',
    file: 'src/components/RichText/sanitize.ts',
    from: '  return purifier.sanitize(cut(html), {',
    to: '  return portalPolicy.createHTML(cut(html)) ?? purifier.sanitize(cut(html), {',
    tests: ['src/components/RichText/xss.browser.test.tsx'],
    project: 'cases',
  },
];

/** Those of these names, for a control in a browser. */
export const mutantsNamed = (...names: string[]): Mutant[] =>
  names.map((name) => {
    const mutant = sessionMutants.find((one) => one.name === name);
    if (!mutant) throw new Error(`There is no mutant “${name}”.`);
    return mutant;
  });
