import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { FollowLink, type FollowLinkProps } from '#components/Link/FollowLink.tsx';
import { Sheet, type SheetProps } from '#components/Sheet/Sheet.tsx';
import * as styles from './ActionSheet.css.ts';

type ActionContent = {
  /** Names the action; no other of the sheet has the same. */
  label: string;
  /** One sentence under the label, read together with it. */
  description?: string;
  /** Before the label. */
  icon?: ReactNode;
  /** `soft` for the choice a flow goes on with, `danger` for what cannot be undone; `quiet`. */
  tone?: keyof typeof styles.tone;
  /** The choice does not close the sheet: its owner does, such as by going on to the next step. */
  keepsOpen?: boolean;
};

type LinkAction = ActionContent &
  Pick<FollowLinkProps, 'href' | 'onFollow' | 'target' | 'download'> & { onClick?: () => void };

type ButtonAction = ActionContent & { href?: undefined; onClick: () => void; disabled?: boolean };

/** One choice: a link where there is an `href`, else a button. */
export type SheetAction = ButtonAction | LinkAction;

export type ActionSheetProps<Payload = unknown> = Omit<
  SheetProps<Payload>,
  'children' | 'footer' | 'hideClose' | 'beforeClose'
> & {
  /** What can be done, from the most to the least likely. */
  actions: readonly SheetAction[] | ((payload: Payload) => readonly SheetAction[]);
  /** Text of the button that closes the sheet; 取消. */
  cancelText?: string;
};

/** A list of actions from the bottom edge; a choice closes it before it is carried out. */
export function ActionSheet<Payload = unknown>({ actions, cancelText = '取消', ...rest }: ActionSheetProps<Payload>) {
  const close = () => rest.onOpenChange(false);
  const listOf = (list: readonly SheetAction[]) => (
    <ul className={styles.list}>
      {list.map((action) => (
        <li key={action.label}>
          <ActionRow action={action} onClose={close} />
        </li>
      ))}
    </ul>
  );
  return (
    <Sheet
      {...rest}
      hideClose
      footer={
        <Button tone="quiet" block onClick={close}>
          {cancelText}
        </Button>
      }
    >
      {typeof actions === 'function' ? (payload) => listOf(actions(payload)) : listOf(actions)}
    </Sheet>
  );
}

function ActionRow({ action, onClose }: { action: SheetAction; onClose: () => void }) {
  const className = styles.tone[action.tone ?? 'quiet'];
  const choose = () => {
    // Before the action, which may open the next layer from the same state.
    if (!action.keepsOpen) onClose();
    action.onClick?.();
  };
  const content = (
    <>
      {action.icon !== undefined && <span className={styles.icon}>{action.icon}</span>}
      <span className={styles.content}>
        <span className={styles.label}>{action.label}</span>
        {action.description !== undefined && <span className={styles.description}>{action.description}</span>}
      </span>
    </>
  );
  if (action.href === undefined)
    return (
      <button type="button" className={className} disabled={action.disabled} onClick={choose}>
        {content}
      </button>
    );
  const { href, onFollow, target, download } = action;
  return (
    <FollowLink {...{ href, onFollow, target, download }} className={className} onClick={choose}>
      {content}
    </FollowLink>
  );
}
