import type { FaqGroup } from '#domain/faq.ts';

/** Six groups, each with a few questions. */
export const faqGroups: readonly FaqGroup[] = [
  {
    id: 'account',
    title: '账号',
    questions: [
      {
        id: 'account-password',
        question: '忘记密码怎么办？',
        answer:
          '在登录页点“忘记密码”，用绑定的手机号和验证码登录，接着就能设置新密码，不需要原密码。\n没有绑定过手机号的账号，请联系客服核实后找回。',
        link: { text: '手机验证码登录', path: '/other' },
      },
      {
        id: 'account-code',
        question: '收不到短信验证码？',
        answer:
          '请先确认手机号没有填错、手机没有停机，并看一看短信拦截箱。\n验证码 5 分钟内有效，两次获取需间隔 60 秒。',
      },
      {
        id: 'account-name',
        question: '怎样修改昵称和头像？',
        answer: '在个人中心修改。昵称为 2-12 个字符，7 天内只能修改一次。',
        link: { text: '个人中心', path: '/user' },
      },
    ],
  },
  {
    id: 'recharge',
    title: '充值',
    questions: [
      {
        id: 'recharge-late',
        question: '充值没有到账怎么办？',
        answer: '到账一般在一分钟之内。请先在钻石明细的订单里查看状态，显示“已完成”而余额没变时，带上订单号联系客服。',
        link: { text: '查看订单', path: '/xdetail?tab=order' },
      },
      {
        id: 'recharge-refund',
        question: '钻石可以退款吗？',
        answer: '虚拟商品购买后不支持退换。未成年人误充值，监护人可联系客服处理。',
      },
    ],
  },
  {
    id: 'member',
    title: '会员',
    questions: [
      {
        id: 'member-rights',
        question: '会员有什么权益？',
        answer: '全部游戏免费下载、会员漫画免费看、每日领钻石、专属标识。',
      },
      {
        id: 'member-cancel',
        question: '会员到期会自动续费吗？',
        answer: '不会。到期前 7 天会提醒您，需要时再手动续费，所以也不存在取消与退款的问题。',
      },
    ],
  },
  {
    id: 'download',
    title: '下载',
    questions: [
      {
        id: 'download-ios',
        question: 'iPhone 提示“未受信任的企业级开发者”？',
        answer: '打开 设置 > 通用 > VPN与设备管理，找到对应的开发者，点“信任”，再打开应用。',
      },
      {
        id: 'download-start',
        question: '点了下载，没有反应？',
        answer: '请看一看浏览器的下载提示是否被拦截，再点“没有开始下载？点此重试”。已付过钻石的游戏重试不再扣费。',
      },
    ],
  },
  {
    id: 'comic',
    title: '漫画',
    questions: [
      {
        id: 'comic-progress',
        question: '换了手机，阅读进度还在吗？',
        answer: '登录后进度会自动同步，精确到上次看的那一页。',
        link: { text: '阅读历史', path: '/readhistory' },
      },
      {
        id: 'comic-image',
        question: '图片加载不出来？',
        answer: '点一下加载失败的那张图即可单独重试，其他页不受影响。',
      },
      {
        id: 'comic-subscribe',
        question: '怎样知道漫画更新了？',
        answer: '在漫画详情点“订阅”。有新章节时，我的订阅里会出现红点。',
      },
      {
        id: 'comic-unlock',
        question: '怎样解锁章节？会自动扣钻石吗？',
        answer: '付费章节可以先看前几页，再决定是否用钻石解锁；解锁一次，永久可看。',
      },
    ],
  },
  {
    id: 'square',
    title: '社区',
    questions: [
      {
        id: 'square-word',
        question: '为什么提示含有敏感词？',
        answer: '标出的词改掉之后就可以发布，写好的内容不会丢。',
      },
      {
        id: 'square-delete',
        question: '怎样删除自己的帖子和评论？',
        answer: '在我的帖子与评论里删除，删除后无法恢复。',
      },
      { id: 'square-block', question: '不想再看到某个人？', answer: '点帖子右上角的“···”，选择“不看TA”。' },
      {
        id: 'square-review',
        question: '帖子为什么在审核中？',
        answer: '新发的帖子一般立刻可见；系统认为需要人工看一眼时，会先标为审核中，通常两小时内有结果。',
      },
    ],
  },
];

/** As long as a server may send it. */
export const longFaqGroups: readonly FaqGroup[] = [
  {
    id: 'long',
    title: '账号与安全中心常见问题',
    questions: [
      {
        id: 'long-1',
        question: '在没有网络的地方打开已经下载的游戏，提示“无法验证会员身份”，应该怎么办才能继续玩下去？',
        answer: `${'请先连接一次网络并登录，离线状态最多保持七天。'.repeat(8)}\nhttps://example.com/${'help/'.repeat(16)}`,
        link: { text: '查看一个名字特别特别长的帮助页面', path: '/faq' },
      },
    ],
  },
  ...faqGroups,
];
