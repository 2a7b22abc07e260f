import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { ContactCard } from '../ContactCard.tsx';
import { MailCard, type MailCardProps } from './MailCard.tsx';
import * as styles from './BusinessScreen.css.ts';

export type BusinessScreenProps = MailCardProps & {
  onContact: () => void;
  onBack: () => void;
};

const FIELDS = [
  {
    picture: '/demo/rewards/trophy.svg',
    title: '游戏上架',
    text: '独立团队和工作室都欢迎。免费、付费、会员畅玩三种方式可选，定价由您决定，收入按月结算，后台随时可查。',
  },
  {
    picture: '/demo/rewards/post.svg',
    title: '漫画连载',
    text: '条漫、页漫均可签约。编辑一对一跟进，按话付稿酬，再分享付费章节与会员阅读的收入，著作权归作者所有。',
  },
  {
    picture: '/demo/rewards/event.svg',
    title: '品牌联动',
    text: '把您的品牌做成一次玩家愿意参加的活动：主题签到、限定礼包、同人征集，从策划到上线通常两到四周。',
  },
  {
    picture: '/demo/rewards/horn.svg',
    title: '渠道推广',
    text: '为渠道伙伴提供专属渠道号和邀请链接，下载与注册按日对账，数据口径公开、可核对。',
  },
] as const;

const STEPS = [
  '发邮件：团队或公司介绍、作品或方案、希望的合作方式',
  '三个工作日内回复，安排对接人',
  '线上沟通，确认方案后签约上线',
] as const;

/** 商务合作 (product §2.3): what can be done together, and where to write to. */
export function BusinessScreen({ onContact, onBack, ...mail }: BusinessScreenProps) {
  return (
    <Page label="商务合作" wash="sky" bar={<NavBar title="商务合作" onBack={onBack} />}>
      <div className={styles.hero}>
        <div>
          <p className={styles.slogan}>好作品，值得被更多人遇见</p>
          <p className={styles.lead}>游戏、漫画、品牌与渠道，我们认真读每一封来信。</p>
        </div>
        <img className={styles.plane} src="/demo/rewards/share.svg" alt="" width={88} height={88} />
      </div>
      <MailCard {...mail} />
      <section className={styles.section} aria-label="合作方向">
        <h2 className={styles.heading}>合作方向</h2>
        <ul className={styles.fields}>
          {FIELDS.map(({ picture, title, text }) => (
            <li key={title} className={styles.field}>
              <img className={styles.picture} src={picture} alt="" width={44} height={44} />
              <div className={styles.words}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.line}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-label="怎样开始">
        <h2 className={styles.heading}>怎样开始</h2>
        <ol className={styles.steps}>
          {STEPS.map((step, index) => (
            <li key={step} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.words}>{step}</span>
            </li>
          ))}
        </ol>
      </section>
      <ContactCard question="是玩家，想咨询充值或账号？" onContact={onContact} />
    </Page>
  );
}
