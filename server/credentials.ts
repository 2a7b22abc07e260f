import { checkPassword } from '#domain/fields.ts';
import { badField } from './answer.ts';
import { checkCommonPassword } from './commonPasswords.ts';
import type { Passwords, Ports } from './ports.ts';

const decoys = new WeakMap<Passwords, Promise<string>>();

/** A hash nobody's password has, of the same cost as everyone's. */
function decoyOf(passwords: Passwords): Promise<string> {
  const known = decoys.get(passwords) ?? passwords.hash('no such account');
  decoys.set(passwords, known);
  return known;
}

/**
 * Whether a password is right. Without a hash (no such account, or one without password) the work is
 * done all the same, so that the time taken tells nothing (T6).
 */
export async function verifyPassword(
  passwords: Passwords,
  password: string,
  hash: string | undefined,
): Promise<boolean> {
  const decoy = await decoyOf(passwords);
  const right = await passwords.verify(password, hash ?? decoy);
  return hash !== undefined && right;
}

/** Refuses a new password that suggests itself: its owner's name, or one everybody tries first. */
export async function refuseWeakPassword({ mode }: Ports, password: string, loginName: string): Promise<void> {
  const wrong = checkPassword(password, loginName) ?? (await checkCommonPassword(password, mode));
  if (wrong !== undefined) throw badField('password', wrong);
}
