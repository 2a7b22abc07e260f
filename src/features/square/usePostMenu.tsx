import { useState, type ReactNode } from 'react';
import { isLoggedIn } from '#domain/account.ts';
import type { Comment, Post } from '#domain/square.ts';
import { useCore } from '#platform/core.ts';
import { createLazyDialog } from '#platform/navigation/createLazyDialog.ts';
import type { MenuStep, MenuSubject } from './PostMenuDialogs.tsx';

export type PostMenuEvents = {
  /** One's own post was deleted. */
  onDeleted?: (subject: MenuSubject) => void;
  /** Nothing of its author is shown any more. */
  onBlocked?: (subject: MenuSubject) => void;
};

export type PostMenuHandle = {
  openPost(post: Pick<Post, 'id' | 'user' | 'isMine'>): void;
  /** Of somebody else's comment; one's own has 删除 in its place. */
  openComment(comment: Pick<Comment, 'id' | 'user'>): void;
  /** Asks at once whether to delete, without the menu before it. */
  askToDelete(post: Pick<Post, 'id' | 'user'>): void;
  /** To be rendered by whoever opens it. */
  dialog: ReactNode;
};

const usePostMenuDialogs = createLazyDialog(() => import('./PostMenuDialogs.tsx'));

/** The menu of a post or comment with everything it leads to: delete, report, see no more of its author. */
export function usePostMenu(events: PostMenuEvents = {}): PostMenuHandle {
  const { session, promptLogin } = useCore();
  const [opened, setOpened] = useState<{ subject: MenuSubject; turn: number }>();
  const [step, setStep] = useState<MenuStep>('closed');
  const code = usePostMenuDialogs(step !== 'closed', () => setStep('closed'));

  const begin = (subject: MenuSubject, at: MenuStep) => {
    setOpened((former) => ({ subject, turn: (former?.turn ?? 0) + 1 }));
    setStep(at);
  };
  /** A visitor comes back to the same place, logged in. */
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
    // Opened again, it begins anew; while it closes, it keeps its words.
    dialog: opened && code && (
      <code.PostMenuDialogs key={opened.turn} subject={opened.subject} step={step} onGo={go} {...events} />
    ),
  };
}
