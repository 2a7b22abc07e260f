import type { FaqGroup } from '#domain/faq.ts';
import { paths } from '#domain/paths.ts';

export const accountQuestions: FaqGroup = {
  id: 'account',
  title: '账号',
  questions: [
    {
      id: 'account-register',
      question: '怎样注册账号？',
      answer:
        '有两种方式：用户名注册，用户名为 4-16 位字母、数字或下划线，密码 6-20 位；或者用手机验证码登录，未注册的手机号会自动创建账号。\n不注册也可以浏览全部内容、下载免费游戏。',
      link: { text: '去注册', path: paths.register },
    },
    {
      id: 'account-password',
      question: '忘记密码怎么办？',
      answer:
        '在登录页点“忘记密码”，用绑定的手机号和验证码登录，接着就能设置新密码，不需要原密码。\n没有绑定过手机号的账号，请联系客服核实后找回。',
      link: { text: '手机验证码登录', path: paths.phoneLogin },
    },
    {
      id: 'account-code',
      question: '收不到短信验证码？',
      answer:
        '请先确认手机号没有填错、手机没有停机，并看一看短信拦截箱。\n验证码 5 分钟内有效，两次获取需间隔 60 秒，同一号码每天最多 10 次；超过次数请明天再试。',
    },
    {
      id: 'account-bind',
      question: '为什么要绑定手机号？怎样更换？',
      answer:
        '绑定之后可以用验证码登录、找回密码，账号更安全。一个手机号只能绑定一个账号。\n更换手机号时，需要先验证原来的号码，再验证新号码。',
      link: { text: '绑定手机', path: paths.bind },
    },
    {
      id: 'account-name',
      question: '怎样修改昵称和头像？',
      answer:
        '在个人中心修改。昵称为 2-12 个字符，不能含有不当内容，7 天内只能修改一次；头像支持 20MB 以内的 JPG、PNG、WEBP，选好后裁成方形。',
      link: { text: '个人中心', path: paths.user },
    },
    {
      id: 'account-expired',
      question: '为什么提示“登录已过期”？',
      answer:
        '连续 30 天没有使用，或者距上次登录满 90 天，需要重新登录；修改或重置密码之后，其他设备上的登录也会失效。\n没有发出的帖子和评论会存成草稿，重新登录后可以继续写。',
    },
  ],
};
