import { useState } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { HistoryLine } from '#components/icons/HistoryLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { excerptOf } from '#domain/excerptOf.ts';
import type { SensitiveFinding } from '#domain/sensitiveWords.ts';
import { wraps } from '#theme/largeText.css.ts';
import { sensitiveText } from '../../shared/sensitiveText.ts';
import * as styles from './PostPageScreen.css.ts';

/** Says that what stands here was written on an earlier visit; to drop it all is asked for twice. */
export function RestoredNotice({ onClear }: { onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Notice
        icon={<HistoryLine size={18} />}
        live="status"
        action={
          <TextButton size="small" height="touch" onClick={() => setAsking(true)}>
            清空
          </TextButton>
        }
      >
        已恢复上次未发布的内容
      </Notice>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="清空草稿"
        message="文字和图片都会清空，且无法恢复。"
        confirmText="清空"
        tone="danger"
        onConfirm={onClear}
      />
    </>
  );
}

type SensitiveNoticeProps = {
  /** The text as it was typed, in which the words were found. */
  text: string;
  /** In the order of the text; none shows nothing. */
  findings: readonly SensitiveFinding[];
  /** Leads to one of them in the text. */
  onShow: (finding: SensitiveFinding) => void;
};

/** Findings listed; the others come up as these are put right. */
const LISTED = 3;

/** The sensitive words of a text before it is sent, each with its surroundings. */
export function SensitiveNotice({ text, findings, onShow }: SensitiveNoticeProps) {
  const others = findings.length - LISTED;
  return (
    // The live region is there before what it announces.
    <div role="status">
      {findings.length > 0 && (
        <Stack paddingBottom="x12">
          <Notice tone="danger" title={sensitiveText(findings.map(({ word }) => word))}>
            <ul>
              {findings.slice(0, LISTED).map((finding) => (
                <li key={finding.start}>
                  <FindingButton text={text} finding={finding} onShow={onShow} />
                </li>
              ))}
            </ul>
            {others > 0 && `还有 ${others} 处`}
          </Notice>
        </Stack>
      )}
    </div>
  );
}

type FindingButtonProps = Pick<SensitiveNoticeProps, 'text' | 'onShow'> & { finding: SensitiveFinding };

function FindingButton({ text, finding, onShow }: FindingButtonProps) {
  const { before, word, after } = excerptOf(text, finding);
  return (
    <Pressable onClick={() => onShow(finding)}>
      <Inline as="span" gap="x12" justify="between" minTouch className={wraps}>
        <Text as="span" tone="ink2" breakAnywhere>
          {before}
          <mark className={styles.word}>{word}</mark>
          {after}
        </Text>
        <Text as="span" variant="meta" tone="ink2" shrink={false}>
          去修改
        </Text>
      </Inline>
    </Pressable>
  );
}
