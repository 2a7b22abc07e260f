import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import type { PostIntent } from '#api/square.ts';
import { guestAccount } from '#domain/account.ts';
import { Code } from '#domain/envelope.ts';
import type { Image } from '#domain/primitives.ts';
import { createSensitiveFinder } from '#domain/sensitiveWords.ts';
import type { Post } from '#domain/square.ts';
import { createDraftPictures } from '../draftPictures.ts';
import { createDrafts } from '../drafts.ts';
import { createSession } from '../session.ts';
import { memoryStorage } from '../testing.fixtures.ts';
import { createPostComposer, type ComposerDeps } from './postComposer.ts';
import type { PreparedPicture } from './preparePicture.ts';

const person = (uid: string) => ({ ...guestAccount, uid, token: `token-${uid}` });

const post: Post = {
  id: '501', user: { uid: '7', name: '七', avatar: '', badge: null, followed: false, isMe: true }, content: '云', images: [], createTime: 0,
  likeCount: 0, commentCount: 0, liked: false, followed: false, isMine: true, state: 0, shareUrl: '',
};

const image: Image = { url: '/uploads/a.webp', thumb: '/uploads/a.webp', width: 4, height: 3 };

const noWords = createSensitiveFinder([]);

/** One browser: composers opened in it one after another share its session, its drafts and its pictures. */
function begin(uid = '7') {
  const storage = memoryStorage();
  const session = createSession(storage, 'https://portal.example/');
  if (uid) session.login(person(uid));
  const clock = { at: 1000 };
  const drafts = createDrafts(storage, session, { now: () => clock.at });
  const draftPictures = createDraftPictures(() => undefined, () => clock.at);
  const prepare = vi.fn(async (blob: Blob): Promise<PreparedPicture> => ({ ok: true, blob }));
  const publishPost = vi.fn((_: PostIntent) => Promise.resolve(post));
  const upload = vi.fn((_: Blob) => Promise.resolve(image));
  const toast = vi.fn();
  const goToLogin = vi.fn();
  const onPublished = vi.fn();
  let ids = 0;
  const api = { square: { publishPost, upload } } as unknown as ComposerDeps['api'];
  const visit = () => {
    const device = { newId: () => `id-${(ids += 1)}` };
    const composer = createPostComposer({ api, session, drafts, draftPictures, device, prepare, toast, goToLogin, onPublished });
    composer.open();
    return composer;
  };
  return { visit, session, drafts, draftPictures, prepare, publishPost, upload, toast, goToLogin, onPublished, clock };
}

const settled = (composer: ReturnType<ReturnType<typeof begin>['visit']>, stage: string) =>
  vi.waitFor(() => expect(composer.getState().pictures.every((picture) => picture.stage === stage)).toBe(true));

/** A post that lacks nothing. */
async function written(world: ReturnType<typeof begin>, stage = 'uploaded') {
  const composer = world.visit();
  composer.setContent('云上的慢车');
  composer.setTag('2');
  composer.addPictures([new Blob(['a']), new Blob(['b'])]);
  await settled(composer, stage);
  return composer;
}

describe('the draft', () => {
  it('is kept with every change and stands there again on the next visit', async () => {
    const world = begin();
    const composer = world.visit();
    expect(composer.getState()).toMatchObject({ restored: false, saved: 'none' });
    composer.setContent('云');
    expect(world.drafts.read('post')?.content).toBe('云');
    await written(world);
    const later = world.visit();
    await settled(later, 'uploaded');
    expect(later.getState()).toMatchObject({ content: '云上的慢车', tagId: '2', restored: true });
    expect(later.getState().pictures.map(({ src }) => src)).toEqual([image.thumb, image.thumb]);
  });

  it('is gone with what it holds when it is cleared, or when nothing is left of it', async () => {
    const world = begin();
    const composer = await written(world);
    const [first] = composer.getState().pictures;
    composer.clear();
    expect(composer.getState()).toMatchObject({ content: '', tagId: undefined, pictures: [], saved: 'none' });
    expect(world.drafts.read('post')).toBeUndefined();
    expect(await world.draftPictures.get(first?.id ?? '')).toBeUndefined();
  });

  it('says so when the page is left, but not when there is none, nor when nothing was changed', () => {
    const world = begin();
    const composer = world.visit();
    composer.close();
    expect(world.toast).not.toHaveBeenCalled();
    composer.open();
    composer.setContent('云');
    composer.close();
    expect(world.toast.mock.calls).toEqual([['info', '已存为草稿']]);
    world.visit().close();
    expect(world.toast).toHaveBeenCalledOnce();
  });

  it('stays with its writer when the session ends in the middle', async () => {
    const world = begin();
    const composer = await written(world);
    world.session.logout();
    composer.setContent('写完的最后一句');
    composer.close();
    expect(world.drafts.read('post')).toBeUndefined();
    expect(world.drafts.read('post', '7')?.content).toBe('写完的最后一句');
    expect(world.toast).not.toHaveBeenCalled();
  });
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

describe('the key of a post', () => {
  const refusal = (code: number) => new ApiError('business', '不行', { status: 200, code });
  const keysOf = ({ publishPost }: ReturnType<typeof begin>) => publishPost.mock.calls.map(([{ requestId }]) => requestId);

  it.each([Code.sessionExpired, Code.tooFrequent])('outlives an answer that never came and then code %i: the first try may have been carried out', async (code) => {
    const world = begin();
    const composer = await written(world);
    world.publishPost.mockRejectedValueOnce(new ApiError('tooLarge', '')).mockRejectedValueOnce(refusal(code));
    await composer.publish(noWords);
    await composer.publish(noWords);
    const again = world.visit();
    await settled(again, 'uploaded');
    await again.publish(noWords);
    const [first] = keysOf(world);
    expect(first).toBeDefined();
    expect(keysOf(world)).toEqual([first, first, first]);
  });

  it('ends with the server’s word on the post itself', async () => {
    const world = begin();
    const composer = await written(world);
    world.publishPost.mockRejectedValueOnce(refusal(Code.sensitiveWord));
    await composer.publish(noWords);
    await composer.publish(noWords);
    expect(new Set(keysOf(world)).size).toBe(2);
  });
});

describe('pictures', () => {
  it('keep the order they are given, on the next visit too', async () => {
    const world = begin();
    const composer = await written(world);
    const [first, second] = composer.getState().pictures.map(({ id }) => id);
    composer.movePicture(first ?? '', 1);
    expect(composer.getState().pictures.map(({ id }) => id)).toEqual([second, first]);
    expect(world.visit().getState().pictures.map(({ id }) => id)).toEqual([second, first]);
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

describe('publishing', () => {
  it('sends all of it once, and the draft is gone', async () => {
    const world = begin();
    const composer = await written(world);
    const [one, two] = [composer.publish(noWords), composer.publish(noWords)];
    expect(composer.getState().publishing).toBe(true);
    expect([await one, await two]).toEqual([post, undefined]);
    expect(world.publishPost).toHaveBeenCalledOnce();
    expect(world.publishPost.mock.lastCall?.[0]).toMatchObject({ tagId: '2', content: '云上的慢车', images: [image.url, image.url] });
    expect(world.onPublished).toHaveBeenCalledWith(post);
    expect(world.drafts.read('post')).toBeUndefined();
    composer.close();
    expect(world.toast).not.toHaveBeenCalled();
  });

  it.each([
    ['without words or pictures', (composer: { setTag(id: string): void }) => composer.setTag('2'), '请输入内容'],
    ['without a tag', (composer: { setContent(text: string): void }) => composer.setContent('云'), '请选择标签'],
    ['with too many words', (composer: { setContent(text: string): void }) => composer.setContent('云'.repeat(1001)), '最多1000字'],
    ['with sensitive words', (composer: { setContent(text: string): void }) => composer.setContent('找代练，代\u200B练'), '内容含有敏感词：代练'],
  ])('does not send %s', async (_, prepare, words) => {
    const world = begin();
    const composer = world.visit();
    prepare(composer);
    await composer.publish(createSensitiveFinder(['代练']));
    expect(world.toast.mock.calls).toEqual([['warning', words]]);
    expect(world.publishPost).not.toHaveBeenCalled();
  });

  it('waits for pictures on their way', async () => {
    const world = begin();
    world.upload.mockReturnValueOnce(new Promise(() => undefined));
    const composer = world.visit();
    composer.setTag('2');
    composer.addPictures([new Blob(['a'])]);
    await settled(composer, 'uploading');
    await composer.publish(noWords);
    expect(world.toast).toHaveBeenLastCalledWith('warning', '还有图片正在上传');
  });

  it('repeated after a lost answer is the same intent, on a later visit too; changed, it is another', async () => {
    const world = begin();
    const composer = await written(world);
    world.publishPost.mockRejectedValue(new ApiError('timeout', '请求超时'));
    await composer.publish(noWords);
    expect(world.toast).toHaveBeenLastCalledWith('error', '网络异常，内容已保留，请稍后重试');
    await composer.publish(noWords);
    const later = world.visit();
    await later.publish(noWords);
    later.setContent('云上的快车');
    await later.publish(noWords);
    const [first, second, third, fourth] = world.publishPost.mock.calls.map(([intent]) => intent.requestId);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('refused for words our list does not hold, it learns them and says which', async () => {
    const world = begin();
    const composer = await written(world);
    const refusal = new ApiError('business', '内容含有敏感词：慢车', { code: 1202, data: { words: ['慢车'] } });
    world.publishPost.mockRejectedValueOnce(refusal);
    await composer.publish(noWords);
    expect(composer.getState()).toMatchObject({ publishing: false, refusedWords: ['慢车'], problem: { field: 'content' } });
    expect(world.toast.mock.calls).toEqual([['error', '内容含有敏感词：慢车']]);
    expect(world.drafts.read('post')?.content).toBe('云上的慢车');
  });

  it('left while it is under way, it still happens, and nobody is led anywhere', async () => {
    const world = begin();
    const composer = await written(world);
    const publishing = composer.publish(noWords);
    composer.close();
    expect(await publishing).toBeUndefined();
    expect(world.onPublished).toHaveBeenCalledOnce();
    expect(world.drafts.read('post')).toBeUndefined();
    expect(world.toast).not.toHaveBeenCalled();
  });

  it.each(['published', 'lost'])('left while it is under way and %s in the end, it leaves a later draft alone', async (end) => {
    const world = begin();
    const composer = await written(world);
    const answer = Promise.withResolvers<Post>();
    world.publishPost.mockReturnValueOnce(answer.promise);
    const publishing = composer.publish(noWords);
    composer.close();
    const later = world.visit();
    later.setContent('另一篇');
    if (end === 'published') answer.resolve(post);
    else answer.reject(new ApiError('network', '网络异常'));
    await publishing;
    const draft = world.drafts.read('post');
    expect(draft?.content).toBe('另一篇');
    expect(await world.draftPictures.get(draft?.pictures?.[0]?.id ?? '')).toBeDefined();
  });
});

describe('a visitor', () => {
  it('may write; publishing asks to log in, and all of it goes along', async () => {
    const world = begin('');
    const composer = await written(world, 'kept');
    expect(world.upload).not.toHaveBeenCalled();
    await composer.publish(noWords);
    expect(world.toast.mock.calls).toEqual([['info', '请先登录']]);
    expect(world.goToLogin).toHaveBeenCalledOnce();
    composer.close();
    world.session.login(person('7'));
    const later = world.visit();
    expect(later.getState()).toMatchObject({ content: '云上的慢车', tagId: '2', restored: true });
    await settled(later, 'uploaded');
    expect(await later.publish(noWords)).toBe(post);
    expect(world.toast).toHaveBeenCalledOnce();
  });

  it.each(['published', 'cleared'])('who has an older draft as a user goes on with the new one; the older one is there once that is %s', async (end) => {
    const world = begin();
    world.visit().setContent('上周写的');
    world.session.logout();
    await (await written(world, 'kept')).publish(noWords);
    world.session.login(person('7'));
    const composer = world.visit();
    expect(composer.getState()).toMatchObject({ content: '云上的慢车', restored: true });
    await settled(composer, 'uploaded');
    if (end === 'published') {
      expect(await composer.publish(noWords)).toBe(post);
    } else {
      composer.clear();
      // On this very page the next keystroke would take the place of what came back.
      composer.setContent('又一句');
      composer.setContent('');
    }
    composer.close();
    expect(world.visit().getState()).toMatchObject({ content: '上周写的', restored: true });
    expect(world.drafts.read('post')?.content).toBe('上周写的');
  });

  it('who did not ask to publish leaves nothing to who logs in', async () => {
    const world = begin('');
    (await written(world, 'kept')).close();
    world.session.login(person('7'));
    expect(world.visit().getState()).toMatchObject({ content: '', pictures: [] });
  });

  it('who logs in elsewhere meanwhile publishes from here all the same', async () => {
    const world = begin('');
    const composer = await written(world, 'kept');
    world.session.login(person('7'));
    await composer.publish(noWords);
    expect(world.toast).toHaveBeenLastCalledWith('warning', '还有图片正在上传');
    await settled(composer, 'uploaded');
    expect(await composer.publish(noWords)).toBe(post);
    expect(world.drafts.read('post', '')).toBeUndefined();
  });
});
