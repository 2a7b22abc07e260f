import type { FaqGroup } from '#domain/faq.ts';
import { paths } from '#domain/paths.ts';

export const comicsQuestions: FaqGroup = {
  id: 'comic',
  title: '漫画',
  questions: [
    {
      id: 'comic-unlock',
      question: '怎样解锁章节？会自动扣钻石吗？',
      answer:
        '付费章节可以先看前几页，再决定是否用钻石解锁；解锁一次，永久可看。\n本站不会自动购买下一话，每一次扣钻石都要您点确认。',
    },
    {
      id: 'comic-member',
      question: '会员能看哪些漫画？',
      answer: '标着“会员”的章节，会员直接阅读；标着“限免”的章节，限免期间人人可看；标着钻石数的章节，会员也需要解锁。',
      link: { text: '去看漫画', path: paths.animate },
    },
    {
      id: 'comic-progress',
      question: '换了手机，阅读进度还在吗？',
      answer:
        '登录后进度会自动同步，精确到上次看的那一页。没登录时的进度存在当前浏览器，登录后会合并到账号，以最近一次为准。',
      link: { text: '阅读历史', path: paths.readHistory },
    },
    {
      id: 'comic-private',
      question: '不想留下阅读记录怎么办？',
      answer: '在阅读历史里打开“无痕阅读”，之后看的漫画不再记录；已有的记录可以逐条删除，也可以全部清空。',
      link: { text: '阅读历史', path: paths.readHistory },
    },
    {
      id: 'comic-image',
      question: '图片加载不出来？',
      answer: '点一下加载失败的那张图即可单独重试，其他页不受影响。若整话都打不开，请检查网络后再试。',
    },
    {
      id: 'comic-subscribe',
      question: '怎样知道漫画更新了？',
      answer: '在漫画详情点“订阅”。有新章节时，我的订阅里会出现红点，并写明更新至第几话。',
      link: { text: '我的订阅', path: paths.subscriptions },
    },
  ],
};
