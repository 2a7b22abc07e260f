import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answeringData, createTestClient, rejectionOf, startServer } from './api.fixtures.ts';

const MEBIBYTE = 1024 * 1024;
const tooLarge = { kind: 'tooLarge', message: '服务器返回的数据过大，请稍后重试' };

describe('an answer may have 2 MB', () => {
  test('just under it is read', async () => {
    const { origin } = await startServer(answeringData('x'.repeat(2 * MEBIBYTE - 100)));
    expect(await createTestClient(origin).client.get('/x', v.string())).toHaveLength(2 * MEBIBYTE - 100);
  });

  test('just over it is refused', async () => {
    const { origin } = await startServer(answeringData('x'.repeat(2 * MEBIBYTE)));
    expect(await rejectionOf(createTestClient(origin).client.get('/x', v.string()))).toMatchObject(tooLarge);
  });

  test('an endless body is left as soon as it is over, and the connection with it', async () => {
    let sent = 0;
    const closed = Promise.withResolvers<void>();
    const { origin } = await startServer((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const chunk = Buffer.alloc(64 * 1024, 32);
      const pour = () => {
        if (response.destroyed) return;
        sent += chunk.length;
        response.write(chunk, () => setImmediate(pour));
      };
      response.on('close', closed.resolve);
      pour();
    });
    expect(await rejectionOf(createTestClient(origin).client.get('/x', v.unknown()))).toMatchObject(tooLarge);
    await closed.promise;
    expect(sent).toBeLessThan(32 * MEBIBYTE);
  });

  test('a small packet that unpacks to much is counted unpacked', async () => {
    const packed = gzipSync(JSON.stringify({ code: 0, data: 'x'.repeat(8 * MEBIBYTE) }));
    const { origin } = await startServer(
      (response) => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed),
    );
    expect(await rejectionOf(createTestClient(origin).client.get('/x', v.string()))).toMatchObject(tooLarge);
  });
});
