import { useState, type ReactNode } from 'react';
import { isLoggedIn } from '#domain/account.ts';
import type { Comment, Post } from '#domain/square.ts';
import { useCore } from '#platform/core.ts';
import { createLazyDialog } from '#platform/navigation/createLazyDialog.ts';
import type { MenuStep, MenuSubject } from './PostMenuDialogs.tsx';

export type PostMenuEvents = {
  /** One's own post was deleted. */
  onDeleted?: (subject: MenuSubject) => void;
  /** Its author was blocked. */
  onBlocked?: (subject: MenuSubject) => void;
};

export type PostMenuHandle = {
  openPost(post: Pick<Post, 'id' | 'user' | 'isMine'>): void;
  /** For another's comment; one's own has 删除 instead. */
  openComment(comment: Pick<Comment, 'id' | 'user'>): void;
  /** Opens the delete dialog without the menu before it. */
  askToDelete(post: Pick<Post, 'id' | 'user'>): void;
  /** To be rendered by the caller. */
  dialog: ReactNode;
};

const usePostMenuDialogs = createLazyDialog(() => import('./PostMenuDialogs.tsx'));

/** The menu of a post or comment with its dialogs: delete, report, block its author. */
export function usePostMenu(events: PostMenuEvents = {}): PostMenuHandle {
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
    openPost: ({ id, user, isMine }) => begin({ type: 'post', id, user, isMine }, 'menu'),
    openComment: ({ id, user }) => begin({ type: 'comment', id, user, isMine: false }, 'menu'),
    askToDelete: ({ id, user }) => begin({ type: 'post', id, user, isMine: true }, 'delete'),
    // Remounted when opened again; rendered while it closes.
    dialog: opened && code && (
      <code.PostMenuDialogs key={opened.turn} subject={opened.subject} step={step} onGo={go} {...events} />
    ),
  };
}
