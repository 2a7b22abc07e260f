import type { Passwords } from '#server/ports.ts';

const ROUNDS = 1000;

const encode = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function derive(password: string, salt: string): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(password), 'PBKDF2', false, ['deriveBits']);
  return encode(
    await crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations: ROUNDS },
      key,
      256,
    ),
  );
}

/** A tab has no scrypt. The accounts of a demonstration live as long as the tab, so few rounds are enough. */
export const tabPasswords: Passwords = {
  async hash(password) {
    const salt = encode(crypto.getRandomValues(new Uint8Array(16)).buffer);
    return `${salt}$${await derive(password, salt)}`;
  },
  async verify(password, stored) {
    const [salt = '', hash] = stored.split('$');
    return hash === (await derive(password, salt));
  },
};
