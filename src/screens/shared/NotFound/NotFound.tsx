import { Empty, type EmptyProps } from '#components/Empty/Empty.tsx';
import { paths } from '#domain/paths.ts';
import { art } from '#theme/art.ts';

const CONTENT = {
  game: { title: '游戏不存在或已下架', actionText: '去看看其他游戏', href: paths.games() },
  book: { title: '作品不存在或已下架', actionText: '去看看其他漫画', href: paths.animate },
  chapter: { title: '章节不存在', actionText: '目录' },
  post: { title: '该帖子已被删除', actionText: '去广场看看', href: paths.square },
  activity: { title: '活动不存在或已下架', actionText: '看看其他活动', href: paths.activity },
  message: { title: '消息不存在或已被删除' },
} satisfies Record<string, Pick<EmptyProps, 'title' | 'actionText' | 'href'>>;

export type NotFoundProps = Pick<EmptyProps, 'onAction'> & {
  /** What was asked for. */
  what: keyof typeof CONTENT;
  /** Where the button leads instead of the usual page. */
  href?: string;
};

/** What was asked for is not there, or no longer: says so, and leads on to others of its kind. */
export function NotFound({ what, onAction, ...own }: NotFoundProps) {
  const link = onAction ? { href: undefined, onAction } : own;
  return <Empty picture={art('empty/not-found.svg')} {...CONTENT[what]} {...link} />;
}
