import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Image } from '#domain/primitives.ts';
import { createFileUploads } from './fileUploads.ts';
import { bytesOf, gif, jpeg, png, webp } from './testing/pictures.ts';
import { onEachDatabase, type Person, type TestPortal } from './testing/portal.ts';
import { createSquare } from './testing/square.ts';

const UPLOAD = '/api/v1/square/upload';

async function send(
  portal: TestPortal,
  as: Person,
  content: Uint8Array<ArrayBuffer>,
  name = 'a.png',
  type = 'image/png',
) {
  const form = new FormData();
  form.set('appID', '2008');
  form.set('file', new File([content], name, { type }));
  const headers = { 'X-Requested-With': 'XMLHttpRequest', uid: as.uid, token: as.token };
  const response = await portal.fetch(UPLOAD, { method: 'POST', body: form, headers });
  return { status: response.status, ...((await response.json()) as { code: number; msg: string; data: unknown }) };
}

onEachDatabase('uploads', (open) => {
  test('a picture is kept under a name of ours, measured, and served as what it is and nothing else (T15)', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const kinds = [
      ['png', png(40, 30), 'image/png'],
      ['jpg', jpeg(40, 30), 'image/jpeg'],
      ['webp', webp(40, 30), 'image/webp'],
      ['gif', gif(40, 30), 'image/gif'],
    ] as const;
    for (const [ending, bytes, type] of kinds) {
      // Neither the name nor the type said counts.
      const { data } = await send(portal, as, bytesOf(bytes, '<script>'), '../../../etc/<b>.html', 'text/html');
      const image = data as Image;
      expect(image).toMatchObject({ width: 40, height: 30, thumb: image.url });
      expect(image.url).toMatch(new RegExp(`^/uploads/[A-Za-z0-9_-]{20}\\.${ending}$`));
      const served = await portal.fetch(image.url);
      expect(Object.fromEntries(served.headers)).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(/^inline; filename="[\w.-]+"$/),
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      expect(await served.text()).not.toContain('<script>');
    }
    expect(portal.faults).toEqual([]);
  });

  test('what is no picture, broken, or too large is refused with its sentence', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const field = { code: 1001, data: { field: 'file' } };
    expect(await send(portal, as, bytesOf('<svg onload="alert(1)"/>'), 'a.png')).toMatchObject({
      ...field,
      msg: '仅支持JPG、PNG、WEBP、GIF',
    });
    expect(await send(portal, as, bytesOf('<html></html>'), 'a.png')).toMatchObject({
      ...field,
      msg: '仅支持JPG、PNG、WEBP、GIF',
    });
    expect(await send(portal, as, png(40, 30).slice(0, 50))).toMatchObject({ ...field, msg: '图片已损坏，请换一张' });
    for (const vast of [png(20_000, 10), png(5000, 5000)])
      expect(await send(portal, as, vast)).toMatchObject({ ...field, msg: '图片尺寸过大，请缩小后再试' });
    const large = new Uint8Array(5 * 1024 ** 2 + 1);
    large.set(png(40, 30));
    expect(await send(portal, as, large)).toMatchObject({ ...field, msg: '图片不能超过5MB' });
    expect(await send(portal, as, new Uint8Array(6 * 1024 ** 2))).toMatchObject({ status: 413, code: 1 });
    expect(await portal.call(UPLOAD, { file: 'text' }, { as })).toMatchObject({ ...field, msg: '请选择图片' });
    expect(
      await portal.call(UPLOAD, undefined, { as, method: 'POST', headers: { 'Content-Type': 'multipart/form-data' } }),
    ).toMatchObject(field);
    // Only this call may be so large.
    expect(await portal.call('/api/v1/square/report', { detail: 'x'.repeat(100_000) }, { as })).toMatchObject({
      status: 413,
    });
    expect(portal.faults).toEqual([]);
  });

  test('a post shows its author’s pictures in order with the sizes measured; no one else’s (T9)', async () => {
    const portal = open();
    const [author, thief] = [await portal.newPerson(), await portal.newPerson()];
    const square = createSquare(portal);
    const images: Image[] = [];
    for (const width of [10, 20, 30]) images.push((await send(portal, author, png(width, 9))).data as Image);
    const urls = JSON.stringify(images.map(({ url }) => url));
    const post = await square.publish(author, '', { images: urls });
    expect(post.images).toEqual(images);
    expect((await square.read(post.id)).images).toEqual(images);
    const stolen = { tagId: 'chat', content: '', images: urls, requestId: crypto.randomUUID() };
    expect(await portal.call('/api/v1/square/post', stolen, { as: thief })).toMatchObject({
      code: 1001,
      data: { field: 'images' },
    });
    const ten = JSON.stringify(Array.from({ length: 10 }, () => images[0]?.url));
    expect(await portal.call('/api/v1/square/post', { ...stolen, images: ten }, { as: author })).toMatchObject({
      code: 1001,
      msg: '最多9张图片',
    });
  });

  test('what was not uploaded is not there', async () => {
    const portal = open();
    for (const name of [
      'none.png',
      'aaaaaaaaaaaaaaaaaaaa.png',
      '..%2f..%2fportal.sqlite',
      'aaaaaaaaaaaaaaaaaaaa.svg',
    ]) {
      expect((await portal.fetch(`/uploads/${name}`)).status, name).toBe(404);
    }
  });
});

test('files lie in the data folder, whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-uploads-'));
  try {
    const uploads = createFileUploads(folder);
    expect(await uploads.get('a.png')).toBeUndefined();
    await uploads.put('a.png', png(8, 8));
    expect(await uploads.get('a.png')).toEqual(png(8, 8));
    expect(readdirSync(join(folder, 'uploads'))).toEqual(['a.png']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
