import { describe, expect, it } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { Code } from '#domain/envelope.ts';
import { createSensitiveFinder } from '#domain/sensitiveWords.ts';
import type { Post } from '#domain/square.ts';
import { begin, beginBrowser, image, noWords, person, post, settled, written } from './postComposer.fixtures.ts';

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

describe('the key of a post', () => {
  const refusal = (code: number) => new ApiError('business', '不行', { status: 200, code });
  const keysOf = ({ publishPost }: ReturnType<typeof begin>) =>
    publishPost.mock.calls.map(([{ requestId }]) => requestId);

  it.each([Code.sessionExpired, Code.tooFrequent])(
    'outlives an answer that never came and then code %i: the first try may have been carried out',
    async (code) => {
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
    },
  );

  it('is on the device before the server has answered', async () => {
    const browser = beginBrowser();
    const world = begin('7', browser);
    const composer = await written(world);
    world.publishPost.mockReturnValueOnce(new Promise(() => undefined));
    void composer.publish(noWords);
    const [sent] = keysOf(world);
    expect(sent).toBeDefined();
    expect(begin('7', browser).drafts.read('post')?.requestId).toBe(sent);
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

describe('publishing', () => {
  it('sends all of it once, and the draft is gone', async () => {
    const world = begin();
    const composer = await written(world);
    const [one, two] = [composer.publish(noWords), composer.publish(noWords)];
    expect(composer.getState().status).toBe('publishing');
    expect([await one, await two]).toEqual([post, undefined]);
    expect(world.publishPost).toHaveBeenCalledOnce();
    expect(world.publishPost.mock.lastCall?.[0]).toMatchObject({
      tagId: '2',
      content: '云上的慢车',
      images: [image.url, image.url],
    });
    expect(world.drafts.read('post')).toBeUndefined();
    composer.close();
    expect(world.toast.mock.calls).toEqual([['success', '发布成功']]);
  });

  it.each([
    ['without words or pictures', (composer: { setTag(id: string): void }) => composer.setTag('2'), '请输入内容'],
    ['without a tag', (composer: { setContent(text: string): void }) => composer.setContent('云'), '请选择标签'],
    [
      'with too many words',
      (composer: { setContent(text: string): void }) => composer.setContent('云'.repeat(1001)),
      '最多1000字',
    ],
    [
      'with sensitive words',
      (composer: { setContent(text: string): void }) => composer.setContent('找代练，代\u200B练'),
      '内容含有敏感词：代练',
    ],
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
    expect(composer.getState()).toMatchObject({
      status: 'idle',
      refusedWords: ['慢车'],
      problem: { field: 'content' },
    });
    expect(world.toast.mock.calls).toEqual([['error', '内容含有敏感词：慢车']]);
    expect(world.drafts.read('post')?.content).toBe('云上的慢车');
  });

  it('left while it is under way, it still happens, and nobody is led anywhere', async () => {
    const world = begin();
    const composer = await written(world);
    const publishing = composer.publish(noWords);
    composer.close();
    expect(await publishing).toBeUndefined();
    expect(world.drafts.read('post')).toBeUndefined();
    expect(world.toast.mock.calls).toEqual([['success', '发布成功']]);
  });

  it.each(['published', 'lost'])(
    'left while it is under way and %s in the end, it leaves a later draft alone',
    async (end) => {
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
    },
  );
});

describe('a visitor', () => {
  it('may write; publishing asks to log in, and all of it goes along', async () => {
    const world = begin('');
    const composer = await written(world, 'kept');
    expect(world.upload).not.toHaveBeenCalled();
    await composer.publish(noWords);
    expect(world.promptLogin).toHaveBeenCalledOnce();
    composer.close();
    world.session.login(person('7'));
    const later = world.visit();
    expect(later.getState()).toMatchObject({ content: '云上的慢车', tagId: '2', restored: true });
    await settled(later, 'uploaded');
    expect(await later.publish(noWords)).toBe(post);
    expect(world.toast.mock.calls).toEqual([['success', '发布成功']]);
  });

  it.each(['published', 'cleared'])(
    'who has an older draft as a user goes on with the new one; the older one is there once that is %s',
    async (end) => {
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
    },
  );

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
