import { range, type DemoComic } from '../demoComic.ts';

/** 山海小学堂 */
export const mountainSeaSchool: DemoComic = {
  slug: 'mountain-sea-school',
  title: '山海小学堂',
  brief: '五条尾巴、一身火苗和一只怕水的鲲',
  authors: ['云上柿子'],
  tags: ['school', 'myth', 'fantasy'],
  intro: `云海尽头，山海小学堂开学了。报名表上只有两栏：名字，和本领。

九尾狐才长出五条尾巴；毕方一打喷嚏就着火；小鲲是整片海的后代，却连一碗水都怕。还有小麒麟，她的那一栏是空的。

先生说，本领不是生来写在纸上的。有的要一碗一碗地练，有的要等到看见别人难过的那一刻，才知道自己早就会了。`,
  finished: false,
  chapters: [
    '入学第一天',
    '小鲲怕水',
    '拍照日',
    '会结巴的精卫',
    '半夜的饕餮',
    '没有脸的先生点名',
    '小麒麟的花园',
    '飞行课',
    '谁偷走了月亮灯',
    '比翼鸟吵架了',
    '雪山写生',
    '白泽什么都知道',
    '家长会',
    '烛龙打了个盹',
    '期末考试',
    '第十六只纸船',
  ],
  everyDays: 5,
  lastDaysAgo: 2,
  coin: range(7, 16),
  price: 15,
  limitedDays: 7,
  reads: 274_500,
  subscribers: 21_700,
};
