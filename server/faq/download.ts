import type { FaqGroup } from '#domain/faq.ts';
import { paths } from '#domain/paths.ts';

export const downloadQuestions: FaqGroup = {
  id: 'download',
  title: '下载',
  questions: [
    {
      id: 'download-price',
      question: '哪些游戏要付钻石？会重复扣吗？',
      answer:
        '标着“免费”的游戏随时可下，不用登录；标着钻石数的游戏买一次，以后重新下载都免费；会员全部免费。\n同一个游戏不会扣第二次，网络不好时重试也不会。',
      link: { text: '全部游戏', path: paths.games() },
    },
    {
      id: 'download-start',
      question: '点了下载，没有反应？',
      answer: '请看一看浏览器的下载提示是否被拦截，再点“没有开始下载？点此重试”。已付过钻石的游戏重试不再扣费。',
    },
    {
      id: 'download-wechat',
      question: '在微信或 QQ 里打不开下载？',
      answer: '微信和 QQ 不允许直接下载安装包。请点右上角“···”，选择“在浏览器中打开”，再下载。',
    },
    {
      id: 'download-ios',
      question: 'iPhone 提示“未受信任的企业级开发者”？',
      answer: '打开手机的 设置 > 通用 > VPN与设备管理，找到对应的开发者，点“信任”，再打开应用。',
      link: { text: '下载APP', path: paths.download },
    },
    {
      id: 'download-android',
      question: '安卓手机不让安装？',
      answer: '安装时系统若询问，请允许浏览器“安装未知应用”。请只在本站下载，安装包不要转自他人。',
    },
    {
      id: 'download-platform',
      question: '为什么显示“暂无 iOS 版”？',
      answer: '有的游戏只做了一个平台。游戏详情会写明有哪些版本；没有您手机对应的版本时不能购买，钻石不会被扣。',
    },
  ],
};
