import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatDiamonds } from '#domain/format.ts';
import { wraps } from '#theme/largeText.css.ts';

/** What diamonds are wanted for, and how many are missing: 0 once there are enough. */
export type Shortfall = {
  /** 下载《星海拾荒者》, 开通会员月卡. */
  purpose: string;
  icon: string;
  missing: number;
};

export type WantedNoticeProps = Shortfall & {
  /** A package that covers it has been chosen. */
  selected: boolean;
  /** 继续: back to what the diamonds were wanted for. */
  onResume: () => void;
};

/**
 * 还差 {n} 钻石, and for what; or that there are enough by now, such as after a payment whose return was lost. The purpose
 * is cut before the amount is.
 */
export function WantedNotice({ purpose, icon, missing, selected, onResume }: WantedNoticeProps) {
  const isShort = missing > 0;
  const continueButton = (
    <Button tone="soft" size="medium" aria-label={`继续：${purpose}`} onClick={onResume}>
      继续
    </Button>
  );
  const chosen = selected && (
    <Text variant="meta" tone="link">
      已为您选好
    </Text>
  );
  return (
    <Notice
      tone="plain"
      icon={<Picture src={icon} alt="" width={28} height={28} radius="icon" />}
      action={isShort ? chosen : continueButton}
    >
      <Inline gap="none" className={wraps}>
        <Text lines={1}>{purpose}</Text>
        <Text noWrap shrink={false}>
          {isShort ? (
            <>
              还差{' '}
              <Text as="b" tabular weight="bold" tone="gem">
                {formatDiamonds(missing)}
              </Text>{' '}
              钻石
            </>
          ) : (
            '钻石已足够'
          )}
        </Text>
      </Inline>
    </Notice>
  );
}
