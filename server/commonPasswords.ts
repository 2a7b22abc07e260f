import type { Mode } from './ports.ts';

let words: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords of known breaches, the most frequent among them; read when the first new password comes. */
async function readWords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * What to say of a new password that everybody tries first (ASVS 6.2.4, 6.2.12), whatever the case of its letters.
 * The demo lets them pass: nobody's diamonds are worth anything there.
 */
export async function checkCommonPassword(password: string, mode: Mode): Promise<string | undefined> {
  if (mode === 'demo') return undefined;
  words ??= readWords();
  return (await words).has(password.toLowerCase()) ? '这个密码太常见，容易被猜到，请换一个' : undefined;
}
