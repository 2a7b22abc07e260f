import { expect, it } from 'vitest';
import type { Camera, Shot } from './camera.ts';
import type { Picture } from './pictures.ts';
import { judgeAll, type Verdict } from './verdicts.ts';

const PICTURE: Picture = { key: 'a--b@phone', storyId: 'a--b', title: '组件/A', name: 'B', mode: 'phone' };

/** A camera that gives what is in the hands of the test, one after another. */
function cameraOf(glance: string | string[], ...own: string[]): Camera {
  const glances = [glance].flat();
  const shot = (hash: string | undefined): Shot => (hash === undefined || hash === '' ? { broken: 'nothing' } : { hash, png: Buffer.from(hash) });
  return {
    glance: () => Promise.resolve(shot(glances.length > 1 ? glances.shift() : glances[0])),
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
  expect(await verdictOf(cameraOf('2', '2', '2'), '1')).toMatchObject({ kind: 'changed', hash: '2' });
  expect(await verdictOf(cameraOf('3', '2', '2', '2', '2'), '1')).toMatchObject({ kind: 'changed', hash: '2' });
  expect(await verdictOf(cameraOf('3', '2', '4', '2', '4'), '1')).toMatchObject({ kind: 'flaky' });
});

it('is new while nothing was decided', async () => {
  expect(await verdictOf(cameraOf('2', '2'))).toMatchObject({ kind: 'new', hash: '2' });
});

it('is broken without a picture', async () => {
  expect(await verdictOf(cameraOf('', ''), '1')).toMatchObject({ kind: 'broken', reason: 'nothing' });
});

it('is looked at once more, alone, when it was not the same', async () => {
  expect(await verdictOf(cameraOf(['', '1'], ''), '1')).toMatchObject({ kind: 'same' });
  expect(await verdictOf(cameraOf(['3', '1'], '2', '4'), '1')).toMatchObject({ kind: 'same' });
  expect(await verdictOf(cameraOf(['', '2'], '', '2'), '1')).toMatchObject({ kind: 'changed', hash: '2' });
});

it('is not looked at once more where too much has changed for an accident', async () => {
  const many = Array.from({ length: 41 }, (_, at) => ({ ...PICTURE, key: `${at}` }));
  const glances: string[] = [];
  const camera: Camera = { ...cameraOf('2'), glance: ({ key }) => Promise.resolve({ broken: glances[glances.push(key) - 1] ?? '' }) };
  await judgeAll(camera, many, Object.fromEntries(many.map(({ key }) => [key, '1'])));
  expect(glances).toHaveLength(41);
});
