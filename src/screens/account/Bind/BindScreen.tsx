import { useState } from 'react';
import { AccountFrame } from '../AccountFrame.tsx';
import type { CodeAsking } from '../codeAsking.ts';
import type { FormFailure } from '../formFailure.ts';
import { NewNumberForm } from './NewNumberForm.tsx';
import { OldNumberForm } from './OldNumberForm.tsx';

/** `oldSmsCode` only where a number was bound. */
export type BindValues = { phone: string; smsCode: string; oldSmsCode?: string };

export type BindScreenProps = {
  /** The number bound so far as `138****8000`; it must be verified before another takes its place. */
  phoneMasked?: string;
  oldCode: CodeAsking;
  newCode: CodeAsking;
  pending: boolean;
  /** What was refused of the number bound so far or its code; it is put right in the first step. */
  oldFailure?: FormFailure;
  /** What was refused of the rest. */
  failure?: FormFailure;
  /** A code to the number bound so far. */
  onRequestOldCode: () => void;
  /** A code to the new number, eleven digits. */
  onRequestNewCode: (phone: string) => void;
  onSubmit: (values: BindValues) => void;
  onBack: () => void;
};

/** 绑定手机, or 更换手机号 for who has bound one (product §2.3). */
export function BindScreen(props: BindScreenProps) {
  const { phoneMasked, oldFailure, onBack } = props;
  const changing = phoneMasked !== undefined;
  const [oldCode, setOldCode] = useState<string>();
  useReturnToOldCode(oldFailure, () => setOldCode(undefined));
  const verifying = changing && oldCode === undefined;
  return (
    <AccountFrame
      title="绑定手机"
      {...wordsOf(changing, verifying)}
      onBack={changing && !verifying ? () => setOldCode(undefined) : onBack}
    >
      {/* Both stay, so that nothing typed in one is lost while the other is put right. */}
      {changing && (
        <div hidden={!verifying}>
          <OldNumberForm
            phoneMasked={phoneMasked}
            asking={props.oldCode}
            failure={oldFailure}
            onRequestCode={props.onRequestOldCode}
            onVerified={setOldCode}
          />
        </div>
      )}
      <div hidden={verifying}>
        <NewNumberForm
          label={changing ? '新手机号' : '手机号'}
          asking={props.newCode}
          pending={props.pending}
          failure={props.failure}
          onRequestCode={props.onRequestNewCode}
          onSubmit={(values) => props.onSubmit({ ...values, ...(oldCode !== undefined && { oldSmsCode: oldCode }) })}
        />
      </div>
    </AccountFrame>
  );
}

function wordsOf(changing: boolean, verifying: boolean): { greeting: string; line: string } {
  if (!changing) return { greeting: '绑定手机号', line: '用于登录和找回密码，不会展示给他人' };
  return { greeting: '更换手机号', line: verifying ? '第1步，先验证当前手机号' : '第2步，再验证新手机号' };
}

/** A refused code to the old number can only be put right where it was typed. */
function useReturnToOldCode(failure: FormFailure | undefined, onReturn: () => void): void {
  const refused = failure?.field === 'oldSmsCode';
  const [seen, setSeen] = useState(refused);
  if (refused === seen) return;
  setSeen(refused);
  if (refused) onReturn();
}
