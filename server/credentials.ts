import { checkPassword } from '#domain/fields.ts';
import { badField } from './answer.ts';
import { checkCommonPassword } from './commonPasswords.ts';
import type { Passwords, Ports } from './ports.ts';

const decoys = new WeakMap<Passwords, Promise<string>>();

/** A decoy hash of the usual cost. */
function decoyOf(passwords: Passwords): Promise<string> {
  const known = decoys.get(passwords) ?? passwords.hash('no such account');
  decoys.set(passwords, known);
  return known;
}

/**
 * Whether a password is right. Without a hash (no such account, or one without password) a decoy is verified, so that the
 * time does not reveal it (T6).
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

/** Refuses an obvious new password: the user's name, or one of the most common. */
export async function refuseWeakPassword({ mode }: Ports, password: string, loginName: string): Promise<void> {
  const wrong = checkPassword(password, loginName) ?? (await checkCommonPassword(password, mode));
  if (wrong !== undefined) throw badField('password', wrong);
}
