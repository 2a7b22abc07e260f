import { useState } from 'react';
import { isLoggedIn } from '#domain/account.ts';
import type { Comment, Post } from '#domain/square.ts';
import { useCore } from '#platform/core.ts';
import { createLazyDialog } from '#platform/navigation/createLazyDialog.ts';
import type { MenuStep, MenuSubject, PostMenuDialogsProps } from './PostMenuDialogs.tsx';

const usePostMenuDialogs = createLazyDialog(() => import('./PostMenuDialogs.tsx'));

/** The menu of a post or comment with its dialogs: delete, report, block its author. */
export function usePostMenu(events: Pick<PostMenuDialogsProps, 'onDeleted' | 'onBlocked'> = {}) {
  const { session, promptLogin } = useCore();
  const [opened, setOpened] = useState<{ subject: MenuSubject; turn: number }>();
  const [step, setStep] = useState<MenuStep>('closed');
  const code = usePostMenuDialogs(step !== 'closed', () => setStep('closed'));

  const begin = (subject: MenuSubject, at: MenuStep) => {
    setOpened((former) => ({ subject, turn: (former?.turn ?? 0) + 1 }));
    setStep(at);
  };
  /** Reporting and blocking need a login, which returns here. */
  const go = (next: MenuStep) => {
    const needsLogin = next === 'report' || next === 'block';
    if (!needsLogin || isLoggedIn(session.getState().account)) return setStep(next);
    setStep('closed');
    promptLogin();
  };

  return {
    openPost: ({ id, user, isMine }: Pick<Post, 'id' | 'user' | 'isMine'>) =>
      begin({ type: 'post', id, user, isMine }, 'menu'),
    /** For another's comment; one's own has 删除 instead. */
    openComment: ({ id, user }: Pick<Comment, 'id' | 'user'>) =>
      begin({ type: 'comment', id, user, isMine: false }, 'menu'),
    /** Opens the delete dialog without the menu before it. */
    askToDelete: ({ id, user }: Pick<Post, 'id' | 'user'>) => begin({ type: 'post', id, user, isMine: true }, 'delete'),
    // Remounted when opened again; rendered while it closes.
    dialog: opened && code && (
      <code.PostMenuDialogs key={opened.turn} subject={opened.subject} step={step} onGo={go} {...events} />
    ),
  };
}
