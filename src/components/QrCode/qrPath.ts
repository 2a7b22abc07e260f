import { qrModules } from './qrModules.ts';

export type QrPath = {
  /** Modules per side, without the quiet zone. */
  count: number;
  /** SVG path data in modules, one bar per run of dark modules. */
  path: string;
};

/** Draws `text` (up to about 2 kB) as the dark modules of its code. */
export function qrPath(text: string): QrPath {
  const { count, isDark } = qrModules(text);
  let path = '';
  for (let row = 0; row < count; row += 1) {
    for (let start = 0; start < count; start += 1) {
      let end = start;
      while (end < count && isDark(row, end)) end += 1;
      if (end > start) path += `M${start} ${row}h${end - start}v1H${start}z`;
      start = end;
    }
  }
  return { count, path };
}
