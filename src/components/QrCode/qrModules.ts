import qrcode from 'qrcode-generator';

/** Modules of white around a code that the standard asks for. */
export const QUIET_ZONE = 4;

/** The squares of a QR code. */
export type QrModules = {
  /** Modules per side, without the quiet zone. */
  count: number;
  isDark(row: number, column: number): boolean;
};

/** The library writes one byte per character, so text goes in as the bytes of its UTF-8. */
const utf8 = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

/** Encodes `text` (up to about 2 kB) in a code that survives 15 % damage. */
export function qrModules(text: string): QrModules {
  const code = qrcode(0, 'M');
  code.addData(utf8(text));
  code.make();
  return { count: code.getModuleCount(), isDark: (row, column) => code.isDark(row, column) };
}
