import { range, type DemoComic } from '../demoComic.ts';

/** 雨巷修表匠 */
export const rainAlleyWatchmaker: DemoComic = {
  slug: 'rain-alley-watchmaker',
  title: '雨巷修表匠',
  brief: '表停的时候，是有人舍不得',
  authors: ['沈砚'],
  tags: ['healing', 'family', 'daily'],
  intro: `雨巷深处有一间修表铺，门楣上的铃铛比钟准。老师傅修了五十年表，从不问客人赶不赶时间，只问：“它是从哪一刻开始不走的？”

慢五分钟的电子表，哑了三十年的座钟，停在四点十七分的怀表。每一只停下来的表里，都有一个人舍不得翻过去的日子。

放学后来帮忙的小雨渐渐明白：修表不是让时间重新走，是陪着它，走到该走的地方。`,
  finished: true,
  chapters: [
    '慢五分钟的表',
    '会唱歌的座钟',
    '停在四点十七分',
    '倒着走的闹钟',
    '没有指针的表',
    '借来的一小时',
    '桥头的约定',
    '船长的航海钟',
    '双胞胎怀表',
    '不肯报时的布谷鸟',
    '梅雨季歇业三天',
    '赝品',
    '老伴的铜铃',
    '校门口的大钟',
    '最准的那只猫',
    '迟到的新郎',
    '沙漏里的海',
    '小雨的第一单',
    '停电之夜',
    '拆不开的表壳',
    '师傅的师傅',
    '写在表盘背面',
    '再等五分钟',
    '雨停了',
  ],
  everyDays: 6,
  lastDaysAgo: 46,
  member: range(11, 24),
  reads: 352_700,
  subscribers: 27_900,
};
