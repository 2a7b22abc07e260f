import { Button } from '#components/Button/Button.tsx';
import { HeadphoneLine } from '#components/icons/HeadphoneLine.tsx';
import * as styles from './ContactCard.css.ts';

export type ContactCardProps = {
  /** What one may still want. */
  question: string;
  onContact: () => void;
};

/** The way to a person, at the end of a page of help. */
export function ContactCard({ question, onContact }: ContactCardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.words}>{question}</p>
      <Button tone="soft" size="medium" leading={<HeadphoneLine size={18} />} onClick={onContact}>
        联系客服
      </Button>
    </div>
  );
}
