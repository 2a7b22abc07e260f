import type { Stage } from '../journey.ts';
import { keepStill } from '../keepStill.ts';
import { button, dialog, field, heading, inside, text } from '../query.ts';
import { addPicture, backCloses, chooseTab, logIn, openSquare, write } from '../steps.ts';
import { expectThat } from '../visitor.ts';

/** A post is liked and commented on; the server counts both. */
export async function likeAndComment({ visitor, as }: Stage): Promise<void> {
  const { open, tap, see, seeText, fill } = visitor;
  const { api } = await as('rich01');
  const post = (await api.square.posts({ sort: 2, pageSize: 1 })).records[0];
  expectThat(post !== undefined, 'The demo has no post');
  await logIn(visitor, 'rich01');
  await open(`/post/${post.id}`);
  await see(heading(`评论 ${post.commentCount}`));
  await tap(button(/^赞帖子/, { state: { pressed: false } }));
  await see(button(`赞帖子 ${post.likeCount + 1}`, { state: { pressed: true } }));
  await tap(button('说点什么…'));
  await fill(field('评论'), '停在 4:17 的是钟楼。');
  await tap(button('发送'));
  await see(text('评论成功'));
  await seeText(inside({ role: 'feed', name: '评论列表' }, { role: 'article', index: 0 }), /停在4:17的是钟楼。/);
  await see(heading(`评论 ${post.commentCount + 1}`));
  const now = await api.square.post(post.id);
  expectThat(
    now.liked && now.commentCount === post.commentCount + 1,
    `The server has ${now.commentCount} comments, liked ${now.liked}`,
  );
}

/** A post with a tag and a picture stands in the feed, its picture drawn. */
export async function publish({ visitor, as }: Stage): Promise<void> {
  const { tap, see, seeAddress, until, evaluate, address } = visitor;
  const words = '南瓜收了三百多个，配方表在第二张图。';
  await logIn(visitor, 'rich01');
  await openSquare(visitor);
  const isOnForm = () =>
    until(
      async () => (await address()) === '/postpage',
      () => 'The address is not /postpage',
      4000,
    );
  const writeButton = { role: 'link', name: '发帖' } as const;
  await tap(writeButton);
  // It moves out of the way of controls that come with the posts, and may do so under the finger.
  await isOnForm().catch(() => tap(writeButton).then(isOnForm));
  await write(visitor, words, '攻略');
  await addPicture(visitor);
  await tap(button('发布'));
  await seeAddress(/^\/post\/[^/]+$/);
  await see(text(words));
  await until(
    () =>
      evaluate(() =>
        Array.from(document.querySelectorAll('main img')).some(
          (image) => image.getClientRects().length > 0 && (image as HTMLImageElement).naturalWidth > 300,
        ),
      ),
    () => 'The picture of the post is not drawn',
  );
  const { records } = await (await as('rich01')).api.square.ownPosts({ pageSize: 1 });
  expectThat(
    records[0]?.content === words && records[0].images.length === 1,
    `The server has 「${records[0]?.content}」 with ${records[0]?.images.length} pictures`,
  );
}

/** A post half written survives a reload. */
export async function draft({ visitor }: Stage): Promise<void> {
  const { open, see, reload, until, find } = visitor;
  const words = '云海上的慢车开到第七站。';
  await logIn(visitor, 'rich01');
  await open('/postpage');
  await write(visitor, words, '晒图');
  await see(text('草稿已保存'));
  await reload();
  await see(text('已恢复上次未发布的内容'));
  await until(
    async () => (await find(field('帖子内容'))).value === words,
    () => 'The words of the draft are gone',
  );
  await see({ role: 'radio', name: '# 晒图', state: { checked: true } });
}

/** Its picture too. */
export async function draftPicture({ visitor }: Stage): Promise<void> {
  const { open, see, reload } = visitor;
  await logIn(visitor, 'rich01');
  await open('/postpage');
  await write(visitor, '云海上的慢车开到第七站。', '晒图');
  await addPicture(visitor);
  await see(text('草稿已保存'));
  await reload();
  await see(text('已恢复上次未发布的内容'));
  await see(button('移除第1张图片'));
}

/** The image viewer opens on a post's picture, shows it and is closed by Back and by its button. */
export async function imageViewer(stage: Stage): Promise<void> {
  const { visitor } = stage;
  const { tap, see, seeNone, until, evaluate } = visitor;
  const picture = button('查看图片 1', { index: 0 });
  await openSquare(visitor);
  await chooseTab(visitor, '晒图');
  await tap(picture);
  await see(dialog('图片预览'));
  await until(
    () =>
      evaluate(() =>
        Array.from(document.querySelectorAll('[role=dialog] img')).some(
          (image) => (image as HTMLImageElement).naturalWidth > 300 && image.getBoundingClientRect().width > 300,
        ),
      ),
    () => 'The viewer shows no picture as wide as the window',
  );
  await keepStill(stage, 'image-viewer');
  await backCloses(visitor, '图片预览');
  await tap(picture);
  await tap(inside(dialog('图片预览'), button(/关闭/)));
  await seeNone(dialog('图片预览'));
}
