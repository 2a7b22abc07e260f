import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './PasswordField.css.ts';

/** 0 nothing entered, 1 weak, 2 fair, 3 strong. */
export type PasswordStrengthLevel = 0 | 1 | 2 | 3;

const WORDS = { 1: '弱', 2: '中', 3: '强' } as const;

/** Three bars and a word, so that colour is not the only sign. */
export function PasswordStrength({ level }: { level: Exclude<PasswordStrengthLevel, 0> }) {
  return (
    <span className={styles.strength}>
      {([1, 2, 3] as const).map((step) => (
        <span key={step} className={`${styles.part} ${step <= level ? styles.filled[level] : ''}`} />
      ))}
      <span className={styles.word[level]}>
        <span className={visuallyHidden}>密码强度：</span>
        {WORDS[level]}
      </span>
    </span>
  );
}
