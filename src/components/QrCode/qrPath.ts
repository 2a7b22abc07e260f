import qrcode from 'qrcode-generator';

export type QrPath = {
  /** Modules per side, without the quiet zone. */
  count: number;
  /** SVG path data in modules, one bar per run of dark modules. */
  path: string;
};

/** The library writes one byte per character, so text goes in as the bytes of its UTF-8. */
const utf8 = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

/** Draws `text` (up to about 2 kB) as the dark modules of a code that survives 15 % damage. */
export function qrPath(text: string): QrPath {
  const code = qrcode(0, 'M');
  code.addData(utf8(text));
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row += 1) {
    for (let start = 0; start < count; start += 1) {
      let end = start;
      while (end < count && code.isDark(row, end)) end += 1;
      if (end > start) path += `M${start} ${row}h${end - start}v1H${start}z`;
      start = end;
    }
  }
  return { count, path };
}
