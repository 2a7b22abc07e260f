import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { ButtonPair } from '#components/ButtonPair/ButtonPair.tsx';
import { IconDisc } from '#components/IconDisc/IconDisc.tsx';
import { CopyLine } from '#components/icons/CopyLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { List } from '#components/ListItem/List.tsx';
import { ListItem } from '#components/ListItem/ListItem.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import { ready, type Loadable } from '#domain/loadable.ts';
import { art } from '#theme/art.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { ContactCard } from '../ContactCard.tsx';
import * as styles from './BusinessScreen.css.ts';

export type BusinessScreenProps = {
  /** The address of the server's config; `undefined` when it names none. */
  email: Loadable<string | undefined>;
  onCopyEmail: (email: string) => void;
  onContact: () => void;
  onBack: () => void;
};

const FIELDS = [
  {
    picture: art('rewards/trophy.svg'),
    title: '游戏上架',
    text: '独立团队和工作室都欢迎。免费、付费、会员畅玩三种方式可选，定价由您决定，收入按月结算，后台随时可查。',
  },
  {
    picture: art('rewards/post.svg'),
    title: '漫画连载',
    text: '条漫、页漫均可签约。编辑一对一跟进，按话付稿酬，再分享付费章节与会员阅读的收入，著作权归作者所有。',
  },
  {
    picture: art('rewards/event.svg'),
    title: '品牌联动',
    text: '把您的品牌做成一次玩家愿意参加的活动：主题签到、限定礼包、同人征集，从策划到上线通常两到四周。',
  },
  {
    picture: art('rewards/horn.svg'),
    title: '渠道推广',
    text: '为渠道伙伴提供专属渠道号和邀请链接，下载与注册按日对账，数据口径公开、可核对。',
  },
] as const;

const STEPS = [
  '发邮件：团队或公司介绍、作品或方案、希望的合作方式',
  '三个工作日内回复，安排对接人',
  '线上沟通，确认方案后签约上线',
] as const;

/** 商务合作: what can be done together, and where to write to. */
export function BusinessScreen({ email, onCopyEmail, onContact, onBack }: BusinessScreenProps) {
  return (
    <Page label="商务合作" wash="sky" bar={<NavBar title="商务合作" onBack={onBack} />}>
      <Stack gap="x20" paddingX="x16" paddingTop="x12">
        <Stack gap="x16">
          <Inline gap="x12" justify="between">
            <Stack gap="x6">
              <Text variant="title">好作品，值得被更多人遇见</Text>
              <Text variant="small" tone="ink2">
                游戏、漫画、品牌与渠道，我们认真读每一封来信。
              </Text>
            </Stack>
            <img className={styles.plane} src={art('rewards/share.svg')} alt="" width={88} height={88} />
          </Inline>
          <Surface as="section" aria-label="商务邮箱" gap="x8">
            <Text variant="small" tone="ink3">
              商务邮箱
            </Text>
            <Mail email={email} onCopyEmail={onCopyEmail} />
          </Surface>
        </Stack>
        <Section title="合作方向">
          <List surface>
            {FIELDS.map(({ picture, title, text }) => (
              <ListItem
                key={title}
                size="large"
                align="start"
                leading={<img className={styles.picture} src={picture} alt="" width={44} height={44} />}
                title={title}
              >
                <Text variant="small" tone="ink2">
                  {text}
                </Text>
              </ListItem>
            ))}
          </List>
        </Section>
        <Section title="怎样开始">
          <Surface as="ol" gap="x12">
            {STEPS.map((step, index) => (
              <Inline as="li" key={step} gap="x12" align="start">
                <IconDisc size={22} shape="badge" aria-hidden="true">
                  {index + 1}
                </IconDisc>
                <Text as="span" variant="body" grow>
                  {step}
                </Text>
              </Inline>
            ))}
          </Surface>
        </Section>
      </Stack>
      <ContactCard question="是玩家，想咨询充值或账号？" onContact={onContact} />
    </Page>
  );
}

/** Where to write to; without an address, and after a failure, it says so. */
function Mail({ email, onCopyEmail }: Pick<BusinessScreenProps, 'email' | 'onCopyEmail'>) {
  return (
    <LoadableView of={email.state === 'failed' ? ready(undefined) : email} skeleton={<MailSkeleton />}>
      {(address) =>
        address === undefined ? (
          <Text variant="body" tone="ink2">
            暂时没有可用的商务邮箱，请先联系客服，我们会转给负责的同事。
          </Text>
        ) : (
          <>
            <Text variant="heading" breakAnywhere selectAll>
              {address}
            </Text>
            <ButtonPair>
              <Button
                tone="soft"
                leading={<CopyLine size={18} />}
                aria-label="复制商务邮箱"
                onClick={() => onCopyEmail(address)}
              >
                复制
              </Button>
              <LinkButton href={`mailto:${address}?subject=${encodeURIComponent('商务合作')}`}>写邮件</LinkButton>
            </ButtonPair>
          </>
        )
      }
    </LoadableView>
  );
}

const MailSkeleton = () => (
  <>
    <Text variant="heading">
      <SkeletonText width={220} />
    </Text>
    <ButtonPair>
      <Skeleton width="full" height={44} radius="round" />
      <Skeleton width="full" height={44} radius="round" />
    </ButtonPair>
  </>
);
