import { WarningFill } from '#components/icons/WarningFill.tsx';
import type { SensitiveFinding } from '#domain/sensitiveWords.ts';
import { sensitiveText } from '../../shared/sensitiveText.ts';
import { excerptOf } from './excerptOf.ts';
import * as styles from './SensitiveNotice.css.ts';

export type SensitiveNoticeProps = {
  /** The text as it was typed, in which the words were found. */
  text: string;
  /** In the order of the text; none shows nothing. */
  findings: readonly SensitiveFinding[];
  /** Leads to one of them in the text. */
  onShow: (finding: SensitiveFinding) => void;
};

/** Places listed; the others come up as these are put right. */
const LISTED = 3;

/** The sensitive words of a text before it is sent, each marked in its place (product §1.3). */
export function SensitiveNotice({ text, findings, onShow }: SensitiveNoticeProps) {
  return (
    <div role="status">
      {findings.length > 0 && (
        <div className={styles.root}>
          <p className={styles.title}>
            <span className={styles.sign}>
              <WarningFill size={16} />
            </span>
            {sensitiveText(findings.map(({ word }) => word))}
          </p>
          <ul>
            {findings.slice(0, LISTED).map((finding) => (
              <li key={finding.start}>
                <Place text={text} finding={finding} onShow={onShow} />
              </li>
            ))}
          </ul>
          {findings.length > LISTED && <p className={styles.rest}>还有 {findings.length - LISTED} 处</p>}
        </div>
      )}
    </div>
  );
}

type PlaceProps = Pick<SensitiveNoticeProps, 'text' | 'onShow'> & { finding: SensitiveFinding };

function Place({ text, finding, onShow }: PlaceProps) {
  const { before, word, after } = excerptOf(text, finding);
  return (
    <button type="button" className={styles.place} onClick={() => onShow(finding)}>
      <span className={styles.excerpt}>
        {before}
        <mark className={styles.word}>{word}</mark>
        {after}
      </span>
      <span className={styles.go}>去修改</span>
    </button>
  );
}
