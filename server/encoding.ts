import type { Random } from './ports.ts';

const encoder = new TextEncoder();

const BASE64URL: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => BASE64URL[sign] ?? '');

const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text in hexadecimal. */
export async function sha256(value: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(value))));
}

/** HMAC-SHA-256 of a text, base64url. */
export async function hmac(secret: string, value: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(value))));
}

/** Compares two texts without telling by its duration where they part. */
export function equalInConstantTime(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}

/** A secret nobody can guess: 256 random bits, base64url. */
export const newSecret = (random: Random): string => toBase64Url(random(32));

/** An opaque id of 120 random bits. */
export const newId = (random: Random): string => toBase64Url(random(15));

/** Characters drawn evenly from an alphabet of at most 256. */
function draw(random: Random, alphabet: string, length: number): string {
  const fair = 256 - (256 % alphabet.length);
  let result = '';
  while (result.length < length) {
    for (const byte of random(length)) {
      // A byte above the last whole multiple would favour the first characters.
      if (byte < fair && result.length < length) result += alphabet[byte % alphabet.length] ?? '';
    }
  }
  return result;
}

/** Decimal digits, each equally likely. */
export const randomDigits = (random: Random, length: number): string => draw(random, '0123456789', length);

/** A code people read aloud: no 0, O, 1, I. */
export const randomReadable = (random: Random, length: number): string =>
  draw(random, '23456789ABCDEFGHJKLMNPQRSTUVWXYZ', length);
