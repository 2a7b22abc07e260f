import type { Platform } from '#domain/game.ts';
import * as styles from './DownloadHelp.css.ts';

export type DownloadHelpProps = {
  /** The platforms whose way of installing is shown: those of the reader that can be had. */
  platforms: readonly Platform[];
};

const ANDROID_STEPS = [
  '点击「安卓下载」，等待安装包下载完成',
  '打开下载好的安装包，按提示允许安装',
  '安装完成后，用原来的账号登录',
];

/** The trust step is iOS's own wording, so that it can be found. */
const IOS_STEPS = [
  '点击「iPhone下载」，按提示安装到桌面',
  '打开 设置 > 通用 > VPN与设备管理 > 信任',
  '回到桌面打开应用，用原来的账号登录',
];

const QUESTIONS = [
  { question: '提示「未知来源」怎么办？', answer: '在系统弹出的页面里打开「允许来自此来源的应用」，再回来继续安装。' },
  { question: '换了手机，钻石和会员还在吗？', answer: '都在。钻石、会员和已购游戏跟着账号走，登录同一个账号即可。' },
  { question: '下载很慢或中断了？', answer: '请换到稳定的网络后重新点击下载，已下载的部分不会影响安装。' },
];

/** How to install, and what people ask about it. */
export function DownloadHelp({ platforms }: DownloadHelpProps) {
  return (
    <>
      {platforms.includes(1) && <Steps id="android-steps" title="安卓安装步骤" steps={ANDROID_STEPS} />}
      {platforms.includes(2) && <Steps id="ios-steps" title="iPhone 安装与信任" steps={IOS_STEPS} />}
      <section className={styles.card} aria-labelledby="download-questions">
        <h2 className={styles.heading} id="download-questions">
          常见问题
        </h2>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>{question}</summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </section>
    </>
  );
}

function Steps({ id, title, steps }: { id: string; title: string; steps: readonly string[] }) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
