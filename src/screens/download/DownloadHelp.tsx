import { Accordion } from '#components/Accordion/Accordion.tsx';
import { IconDisc } from '#components/IconDisc/IconDisc.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { Platform } from '#domain/game.ts';

export type DownloadHelpProps = {
  /** The platforms whose installation is explained. */
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
  {
    id: 'unknown-source',
    title: '提示「未知来源」怎么办？',
    content: '在系统弹出的页面里打开「允许来自此来源的应用」，再回来继续安装。',
  },
  {
    id: 'new-phone',
    title: '换了手机，钻石和会员还在吗？',
    content: '都在。钻石、会员和已购游戏跟着账号走，登录同一个账号即可。',
  },
  {
    id: 'slow',
    title: '下载很慢或中断了？',
    content: '请换到稳定的网络后重新点击下载，已下载的部分不会影响安装。',
  },
];

/** How to install, and what people ask about it. */
export function DownloadHelp({ platforms }: DownloadHelpProps) {
  return (
    <>
      {platforms.includes(1) && <Steps title="安卓安装步骤" steps={ANDROID_STEPS} />}
      {platforms.includes(2) && <Steps title="iPhone 安装与信任" steps={IOS_STEPS} />}
      <Section title="常见问题" size="regular" surface gap="none">
        <Accordion variant="plain" multiple items={QUESTIONS} />
      </Section>
    </>
  );
}

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <Section title={title} size="regular" surface>
      <Stack as="ol" gap="x10">
        {steps.map((step, index) => (
          <Inline key={step} as="li" gap="x10" align="start">
            <IconDisc size={22} shape="badge" aria-hidden>
              {index + 1}
            </IconDisc>
            <Text as="span" variant="body" tone="ink2" grow>
              {step}
            </Text>
          </Inline>
        ))}
      </Stack>
    </Section>
  );
}
