import type { FaqGroup } from '#domain/faq.ts';
import { paths } from '#domain/paths.ts';

export const squareQuestions: FaqGroup = {
  id: 'square',
  title: '社区',
  questions: [
    {
      id: 'square-post',
      question: '发帖有什么要求？',
      answer:
        '选一个标签，写 1-1000 字，或者放上图片：最多 9 张，每张不超过 5MB，支持 JPG、PNG、WEBP、GIF。图片里的拍摄地点等信息会被自动去掉。',
      link: { text: '去发帖', path: paths.postPage },
    },
    {
      id: 'square-words',
      question: '为什么提示“内容含有敏感词”？',
      answer: '发布前会检查文字，不合适的词会标出来，改掉再发即可，已写的内容不会丢。若您认为是误判，请联系客服。',
    },
    {
      id: 'square-draft',
      question: '写到一半离开了，内容还在吗？',
      answer: '还在。帖子会自动存成草稿，下次打开发帖页会恢复；评论也会按帖子分别保留。草稿只存在您自己的浏览器里。',
    },
    {
      id: 'square-delete',
      question: '怎样删除自己的帖子和评论？',
      answer: '在“我的帖子与评论”里找到它，点删除。删除后无法恢复；评论被删除后，别人给它的回复仍会保留。',
      link: { text: '我的帖子与评论', path: paths.commentHistory },
    },
    {
      id: 'square-report',
      question: '看到不友善的内容怎么办？',
      answer:
        '点帖子或评论右上角的“···”，可以举报，也可以选“不看TA”，之后就不再看到这位用户的内容。举报不会告诉对方是谁。',
    },
    {
      id: 'square-age',
      question: '社区对年龄有要求吗？',
      answer: '本站内容仅供年满18周岁的用户浏览。请友善发言，不发布违法违规内容，也请尊重他人的隐私和创作。',
    },
  ],
};
