import qrcode from 'qrcode-generator';
import { expect, test, vi } from 'vitest';
import { codePosition } from './canvasDraw.ts';
import { CODE_BOX, type PosterContent } from './drawPoster.ts';
import { makePoster } from './makePoster.ts';

const content: PosterContent = {
  productName: '晴屿',
  logo: '/logo.svg',
  mark: '游戏推荐',
  title: '星海拾荒者',
  excerpt: '一艘旧货船，一只不肯关机的领航机器人',
  picture: '/demo/games/star-scavenger/cover.webp',
  origin: location.origin,
  address: 'https://portal.example/detail/1002?inviteCode=QY8826ABCD',
  invitation: '查看游戏详情',
};

/** The poster as whoever receives the file sees it: its pixels after compression. */
async function pixelsOf(
  blob: Blob,
): Promise<{ width: number; height: number; brightness(x: number, y: number): number; colours: number }> {
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  const ctx = new OffscreenCanvas(width, height).getContext('2d') ?? expect.fail('No canvas');
  ctx.drawImage(bitmap, 0, 0);
  const { data } = ctx.getImageData(0, 0, width, height);
  const at = (x: number, y: number) => (y * width + x) * 4;
  const top = new Set<number>();
  for (let x = 60; x < 690; x += 7)
    top.add(
      ((data[at(x, 300)] ?? 0) >> 4) * 256 +
        ((data[at(x, 300) + 1] ?? 0) >> 4) * 16 +
        ((data[at(x, 300) + 2] ?? 0) >> 4),
    );
  return {
    width,
    height,
    brightness: (x, y) => ((data[at(x, y)] ?? 0) + (data[at(x, y) + 1] ?? 0) + (data[at(x, y) + 2] ?? 0)) / 3,
    colours: top.size,
  };
}

/** The matrix a camera would see: dark or light at the middle of every module, the filler zone included. */
async function matrixOf(blob: Blob, count: number): Promise<string[]> {
  const { brightness } = await pixelsOf(blob);
  const { x, y, module } = codePosition(count, CODE_BOX);
  const range = Array.from({ length: count + 2 }, (_, index) => index - 1);
  const middle = (index: number) => Math.floor((index + 0.5) * module);
  return range.map((row) =>
    range.map((column) => (brightness(x + middle(column), y + middle(row)) < 128 ? '#' : '.')).join(''),
  );
}

function expectedMatrix(address: string): { count: number; rows: string[] } {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const count = code.getModuleCount();
  const filler = '.'.repeat(count + 2);
  const rows = Array.from(
    { length: count },
    (_, row) => `.${Array.from({ length: count }, (_, column) => (code.isDark(row, column) ? '#' : '.')).join('')}.`,
  );
  return { count, rows: [filler, ...rows, filler] };
}

test.each([
  ['a short address', content.address],
  ['a long one', `https://portal.example/post/${'p'.repeat(64)}?comment=${'c'.repeat(64)}&inviteCode=QY8826ABCD`],
])('the saved poster carries the code of %s, module by module', async (_, address) => {
  const { count, rows } = expectedMatrix(address);
  expect(await matrixOf(await makePoster({ ...content, address }), count)).toEqual(rows);
});

test('its picture is drawn, and one that is missing gives way to the title', async () => {
  const whole = await pixelsOf(await makePoster(content));
  expect([whole.width, whole.height]).toEqual([750, 1120]);
  const broken = await pixelsOf(await makePoster({ ...content, picture: '/demo/games/missing/cover.webp' }));
  expect([broken.width, broken.height]).toEqual([750, 1120]);
  // A drawing of many colours against a plain ground.
  expect(whole.colours).toBeGreaterThan(broken.colours * 2);
});

test('a stranger’s picture is never asked for, so that the canvas can be read', async () => {
  const asked = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
  await expect(makePoster({ ...content, picture: 'https://elsewhere.example/cover.webp' })).resolves.toHaveProperty(
    'type',
    'image/jpeg',
  );
  expect(asked.mock.calls.flat()).toEqual([`${location.origin}/logo.svg`]);
  asked.mockRestore();
});
