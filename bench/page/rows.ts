/** Deterministic rows of a feed: row i is the same in every build. `BENCH_DATA` swaps this module for the peers' own. */

export type Row = { id: number; name: string; hue: number; text: string; images: number[] };

export const PAGE = 20;
export const MAX = 10_000;

const LINE = '潮水退到礁石下面，灯塔的影子一寸一寸挪过沙滩，赶海的人拎着小桶往回走，风里有盐和炊烟的味道。';
const NAMES = ['海边的富贵', '栗子不加糖', '省着点花', '灯塔看守人', '慢车乘客', '一笔先生'];

/** A number in [0, 1) that depends on the row and the question alone. */
function chance(row: number, question: number): number {
  let mixed = Math.imul(row + 1, 0x9e3779b1) ^ Math.imul(question, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) >>> 0) / 2 ** 32;
}

export function row(id: number): Row {
  const length = (1 + Math.floor(chance(id, 1) * 6)) * 19 - 4;
  const images = Array.from({ length: Math.floor(chance(id, 2) * 4) }, (_, at) => (id * 31 + at * 77) % 360);
  return {
    id,
    name: `${NAMES[id % NAMES.length]}${id}`,
    hue: (id * 47) % 360,
    text: LINE.repeat(3).slice(id % 20, (id % 20) + length),
    images,
  };
}

/** The "server": 20 rows in the next macrotask. */
export const fetchPage = (from: number): Promise<Row[]> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(Array.from({ length: Math.min(PAGE, MAX - from) }, (_, at) => row(from + at))));
  });

export const SLIDES = [10, 90, 200, 300];
export const TABS = ['推荐', '关注', '热榜'];
export const CELLS = Array.from({ length: 40 }, (_, at) => `${at + 1}. ${LINE.slice(at % 30, (at % 30) + 14)}`);
export const view: string = new URLSearchParams(location.search).get('view') ?? 'home';
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
