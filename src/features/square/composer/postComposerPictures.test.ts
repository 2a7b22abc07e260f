import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { begin, noWords, person, post, settled, written } from './postComposer.fixtures.ts';

describe('pictures', () => {
  it('keep the order they are given, on the next visit too', async () => {
    const world = begin();
    const composer = await written(world);
    const [first, second] = composer.getState().pictures.map(({ id }) => id);
    composer.movePicture(first ?? '', 1);
    expect(composer.getState().pictures.map(({ id }) => id)).toEqual([second, first]);
    expect(
      world
        .visit()
        .getState()
        .pictures.map(({ id }) => id),
    ).toEqual([second, first]);
  });

  it('are nine at most; the others are told of', async () => {
    const world = begin();
    const composer = world.visit();
    composer.addPictures(Array.from({ length: 11 }, () => new Blob(['a'])));
    expect(composer.getState().pictures).toHaveLength(9);
    expect(world.toast).toHaveBeenCalledWith('warning', '最多9张图片');
  });

  it('that could not be sent are sent again', async () => {
    const world = begin();
    world.upload.mockRejectedValueOnce(new ApiError('network', ''));
    const composer = world.visit();
    composer.addPictures([new Blob(['a'])]);
    await settled(composer, 'failed');
    await composer.publish(noWords);
    expect(world.toast).toHaveBeenLastCalledWith('warning', '请选择标签');
    composer.setTag('2');
    await composer.publish(noWords);
    expect(world.toast).toHaveBeenLastCalledWith('warning', '有图片未上传成功，请重试或移除');
    composer.retryPicture(composer.getState().pictures[0]?.id ?? '');
    await settled(composer, 'uploaded');
    expect(await composer.publish(noWords)).toBe(post);
  });
});

it('pictures go on when React sets the page up a second time', async () => {
  const world = begin();
  (await written(world)).close();
  const composer = world.visit();
  composer.close();
  composer.open();
  await settled(composer, 'uploaded');
  expect(composer.getState().pictures).toHaveLength(2);
});

describe('pictures still being made ready when the page is left', () => {
  const leave = () => {
    const world = begin();
    const ready = Promise.withResolvers<undefined>();
    world.prepare.mockImplementation((blob) => ready.promise.then(() => ({ ok: true, blob })));
    const composer = world.visit();
    composer.addPictures(['a', 'b', 'c'].map((name) => new Blob([name])));
    composer.close();
    return { ...world, ready };
  };

  it('are kept with the draft, and sent by the next visit', async () => {
    const { visit, toast, upload, ready } = leave();
    expect(toast.mock.calls).toEqual([['info', '已存为草稿']]);
    const later = visit();
    expect(later.getState().pictures).toHaveLength(3);
    ready.resolve(undefined);
    await settled(later, 'uploaded');
    expect(await Promise.all(upload.mock.calls.map(([picture]) => picture.text()))).toEqual(['a', 'b', 'c']);
    later.close();
    expect(visit().getState().pictures).toHaveLength(3);
  });

  it('wait for whoever chose them when the session ends meanwhile', async () => {
    const { visit, session, drafts, draftPictures, upload, ready } = leave();
    const [picture] = drafts.read('post')?.pictures ?? [];
    session.logout();
    session.login(person('8'));
    ready.resolve(undefined);
    await vi.waitFor(async () => expect(await draftPictures.get(picture?.id ?? '')).toBeDefined());
    expect([visit().getState().pictures, upload.mock.calls]).toEqual([[], []]);
    session.logout();
    session.login(person('7'));
    const later = visit();
    expect(later.getState().pictures).toHaveLength(3);
    await settled(later, 'uploaded');
  });

  it('leave nothing behind when the draft is thrown away before they are', async () => {
    const { visit, drafts, draftPictures, ready } = leave();
    const ids = drafts.read('post')?.pictures?.map(({ id }) => id) ?? [];
    expect(ids).toHaveLength(3);
    visit().clear();
    ready.resolve(undefined);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await Promise.all(ids.map((id) => draftPictures.get(id)))).toEqual([undefined, undefined, undefined]);
  });
});
