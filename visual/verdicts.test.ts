import { expect, it } from 'vitest';
import type { Camera, Shot } from './camera.ts';
import type { Picture } from './pictures.ts';
import { judgeAll, type Verdict } from './verdicts.ts';

const PICTURE: Picture = {
  key: 'a--b@phone',
  storyId: 'a--b',
  title: '组件/A',
  name: 'B',
  mode: 'phone',
  file: 'a.stories.tsx',
};

/** A camera that gives what is in the hands of the test, one after another. */
function cameraOf(glance: string, ...own: string[]): Camera {
  const shot = (hash: string | undefined): Shot =>
    hash === undefined || hash === '' ? { broken: 'nothing' } : { hash, png: Buffer.from(hash) };
  return {
    glance: () => Promise.resolve(shot(glance)),
    take: () => Promise.resolve(shot(own.shift())),
    study: () => Promise.resolve(undefined),
    lostPages: () => 0,
    close: () => Promise.resolve(),
  };
}

const verdictOf = async (camera: Camera, decided?: string): Promise<Verdict | undefined> =>
  (await judgeAll(camera, [PICTURE], decided === undefined ? {} : { [PICTURE.key]: decided }))[0];

it('is the same at a glance', async () => {
  expect(await verdictOf(cameraOf('1'), '1')).toMatchObject({ kind: 'same', isAfresh: false });
});

it('is the same in a page of its own, and says so', async () => {
  expect(await verdictOf(cameraOf('2', '1'), '1')).toMatchObject({ kind: 'same', isAfresh: true });
});

it('has changed only when two pictures are equal', async () => {
  expect(await verdictOf(cameraOf('2', '2'), '1')).toMatchObject({ kind: 'changed', hash: '2' });
  expect(await verdictOf(cameraOf('3', '2', '2'), '1')).toMatchObject({ kind: 'changed', hash: '2' });
  expect(await verdictOf(cameraOf('3', '2', '4'), '1')).toMatchObject({ kind: 'flaky' });
});

it('is new while nothing was decided', async () => {
  expect(await verdictOf(cameraOf('2', '2'))).toMatchObject({ kind: 'new', hash: '2' });
});

it('is broken without a picture', async () => {
  expect(await verdictOf(cameraOf('', ''), '1')).toMatchObject({ kind: 'broken', reason: 'nothing' });
});

it('is the same after all when it is so three times, alone', async () => {
  for (const doubt of [
    ['', ''],
    ['2', '2'],
    ['3', '2', '4'],
  ]) {
    const [glance = '', ...own] = doubt;
    expect(await verdictOf(cameraOf(glance, ...own, '1', '1', '1'), '1')).toMatchObject({
      kind: 'same',
      isAfresh: true,
    });
    expect(await verdictOf(cameraOf(glance, ...own, '1', '1', '2'), '1')).not.toMatchObject({ kind: 'same' });
    expect(await verdictOf(cameraOf(glance, ...own, '1', '', '1'), '1')).not.toMatchObject({ kind: 'same' });
  }
});

it('is not looked into where too much has changed for an accident', async () => {
  const many = Array.from({ length: 41 }, (_, at) => ({ ...PICTURE, key: `${at}` }));
  const taken: string[] = [];
  const camera: Camera = {
    ...cameraOf(''),
    take: ({ key }) => Promise.resolve({ broken: taken[taken.push(key) - 1] ?? '' }),
  };
  const decided = Object.fromEntries(many.map(({ key }) => [key, '1']));
  await judgeAll(camera, many, decided);
  expect(taken).toHaveLength(41);
  await judgeAll(camera, many.slice(1), decided);
  expect(taken).toHaveLength(41 + 2 * 40);
});
