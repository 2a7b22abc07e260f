import { useState } from 'react';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import * as styles from './AgreementCheck.css.ts';
import { AGREEMENT_MISSING } from './agreementMissing.ts';
import { agreementText, type AgreementKind } from './agreementText.ts';

export type AgreementCheckProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** How often the form was sent without agreeing; above 0 it says so, and each time it shakes. */
  missed: number;
  /** The server's refusal that no field can show; it shares the line above the button. */
  formError?: string;
};

/** The box every way of logging in asks for, with both texts one tap away. */
export function AgreementCheck({ checked, onCheckedChange, missed, formError }: AgreementCheckProps) {
  const [reading, setReading] = useState<AgreementKind>();
  const missing = missed > 0 && !checked;
  return (
    <div className={styles.agreement}>
      {/* Only a new element shakes again. */}
      <Checkbox key={missed} name="agreed" checked={checked} onCheckedChange={onCheckedChange} invalid={missing}>
        <span className={styles.label}>
          我已阅读并同意
          <button type="button" className={styles.open} onClick={() => setReading('terms')}>
            《用户协议》
          </button>
          和
          <button type="button" className={styles.open} onClick={() => setReading('privacy')}>
            《隐私政策》
          </button>
        </span>
      </Checkbox>
      <p className={styles.message} role="alert">
        {missing ? AGREEMENT_MISSING : formError}
      </p>
      <AgreementSheet reading={reading} onClose={() => setReading(undefined)} />
    </div>
  );
}

function AgreementSheet({ reading, onClose }: { reading: AgreementKind | undefined; onClose: () => void }) {
  /** The text stays while the sheet slides away. */
  const [last, setLast] = useState<AgreementKind>('terms');
  if (reading !== undefined && reading !== last) setLast(reading);
  const { title, updated, sections } = agreementText[reading ?? last];
  return (
    <Sheet open={reading !== undefined} onOpenChange={(open) => !open && onClose()} title={title} initialFocus="title">
      <div className={styles.text}>
        <p className={styles.updated}>更新日期：{updated}</p>
        {sections.map(({ heading, text }) => (
          <section key={heading}>
            <h3 className={styles.heading}>{heading}</h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </Sheet>
  );
}
