import { expect, test, vi } from 'vitest';
import type { Asked } from './askedFirst.ts';
import { showFirstPicture } from './firstPicture.ts';

const early = (answer: Promise<Response>): Asked => ({ href: 'https://portal.example/api/v1/home', headers: new Headers(), answer });

const answering = (data: unknown) => early(Promise.resolve(Response.json({ code: 0, msg: '', data })));

async function pictureOf(...asked: Asked[]) {
  const show = vi.fn<(src: string) => Promise<void>>();
  await showFirstPicture(asked, show);
  return show.mock.calls.flat();
}

test('the first banner of the first answer that has one is asked for', async () => {
  const tags = answering([{ id: 'guide', tag: '攻略' }]);
  const home = answering({ tasks: null, banners: [{ image: '/demo/a.webp' }, { image: '/demo/b.webp' }] });
  expect(await pictureOf(tags, home, answering({ banners: [{ image: '/demo/c.webp' }] }))).toEqual(['/demo/a.webp']);
});

test('of a post its small picture is, and not its writer’s', async () => {
  const post = { user: { avatar: '/demo/avatars/01.webp' }, images: [{ url: '/demo/large.webp', thumb: '/demo/small.webp' }] };
  expect(await pictureOf(answering({ records: [post] }))).toEqual(['/demo/small.webp']);
});

test('nothing is asked for where no answer names a picture, or none comes', async () => {
  expect(await pictureOf(answering([]), early(Promise.reject(new TypeError('network'))))).toEqual([]);
});

test('the answer can still be read by whom it was asked for', async () => {
  const home = answering({ banners: [{ image: '/demo/a.webp' }] });
  await pictureOf(home);
  expect(await (await home.answer).json()).toMatchObject({ code: 0 });
});
