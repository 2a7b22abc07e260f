import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithUs } from '#server/testing/endWithUs.ts';
import { withTimeout } from './withTimeout.ts';
import { encodePng } from './encodePng.ts';

/** An X screen nobody sees. */
export type VirtualScreen = {
  /** The value of DISPLAY that leads to it. */
  display: string;
  /** What it shows once that stays the same, as PNG: without a GPU a frame may come a second after the page has changed. */
  picture(): Promise<Uint8Array>;
  stop(): Promise<void>;
};

/** Starts Xvfb with a screen of the given size, which it chooses a free number for. */
export async function startVirtualScreen(xvfb: string, width: number, height: number): Promise<VirtualScreen> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-screen-'));
  const server = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-fbdir', folder, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  endWithUs(server, 'SIGTERM');
  const number = await withTimeout(firstLine(server), 15_000, 'Starting Xvfb');
  return {
    display: `:${number}`,
    picture: async () => pictureOf(await readStill(join(folder, 'Xvfb_screen0'))),
    stop: async () => {
      server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const STILL_READS = 4;
const READ_EVERY_MS = 250;
/** A caret that blinks or a carousel that moves on is never still. */
const READS_AT_MOST = 20;

async function readStill(file: string): Promise<Buffer> {
  let dump = await readFile(file);
  for (let read = 1, same = 1; same < STILL_READS && read < READS_AT_MOST; read += 1) {
    await pause(READ_EVERY_MS);
    const next = await readFile(file);
    same = next.equals(dump) ? same + 1 : 1;
    dump = next;
  }
  return dump;
}

function firstLine(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    server.once('error', reject);
  });
}

/** The screen's memory is an X window dump: a header of 32-bit words, a colour table, then rows of blue, green, red, unused. */
function pictureOf(dump: Buffer): Uint8Array {
  const word = (index: number) => dump.readUInt32BE(index * 4);
  const [headerSize, width, height, bytesPerLine, colours] = [word(0), word(4), word(5), word(12), word(19)];
  const start = headerSize + colours * 12;
  const rgb = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = start + y * bytesPerLine + x * 4;
      const to = (y * width + x) * 3;
      rgb[to] = dump[from + 2] ?? 0;
      rgb[to + 1] = dump[from + 1] ?? 0;
      rgb[to + 2] = dump[from] ?? 0;
    }
  }
  return encodePng(rgb, width, height);
}
