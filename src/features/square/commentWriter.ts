import { createStore, type StoreApi } from 'zustand/vanilla';
import { isLoggedIn } from '#domain/account.ts';
import { createSensitiveFinder, type SensitiveFinder } from '#domain/sensitiveWords.ts';
import { checkComment, isBlank, type Reply } from '#domain/square.ts';
import { sensitiveText } from '#screens/shared/sensitiveText.ts';
import type { CommentDraft, TextRange } from '#screens/square/Post/CommentForm.tsx';
import { type Core } from '#platform/core.ts';
import { queryContextOf } from '#platform/query/queryContext.ts';
import { squareQueries } from './squareQueries.ts';
import { draftsOf } from '../drafts/drafts.ts';
import { commentOutboxOf, type CommentOutbox, type TakeBack } from './commentOutbox.ts';
import { draftKeyOf, keepReplyTarget, readReplyTarget, replyTargetOf, type ReplyTarget } from './replyTarget.ts';

type Writing = {
  target: ReplyTarget | undefined;
  text: string;
  restored: boolean;
  open: boolean;
  problem: string | undefined;
  marked: TextRange | undefined;
  beside: boolean;
  focusTurn: number;
  /** Finds words the server would refuse; until their list is read, and where it cannot be, the server alone decides. */
  find: SensitiveFinder;
};

export type CommentWriter = StoreApi<Writing> & {
  /** What this person has sent from here; refused words come back to this writer. */
  outboxOf(uid: string): CommentOutbox;
  begin(): void;
  changeText(text: string): void;
  submit(): void;
  replyTo(comment: Pick<Reply, 'id' | 'user' | 'parentId'>): void;
  cancelReply(): void;
  clear(): void;
  leave(): void;
  /** Hears of what other tabs write for the same field, until what it returns is called. */
  follow(): () => void;
};

const CLEAN = { problem: undefined, marked: undefined, beside: false } as const;

const FIND_NOTHING: SensitiveFinder = () => [];

/**
 * The comment being written under a post. Its words are kept with every change, for each target its own
 * (product.md §1.8, rule 2); once sent they are a letter of the outbox, which keeps them until the server has answered.
 */
export function createCommentWriter(core: Core, postId: string): CommentWriter {
  const { device, session, tabStorage } = core;
  const drafts = draftsOf(core);
  const store = createStore<Writing>(() => ({
    ...beginning(core, postId),
    open: false,
    focusTurn: 0,
    find: FIND_NOTHING,
  }));
  const { getState, setState } = store;
  const key = () => draftKeyOf(postId, getState().target);
  const intoField = () => ({ open: true, focusTurn: getState().focusTurn + 1 });

  const write = (content: string, target: ReplyTarget | undefined) =>
    drafts.write(draftKeyOf(postId, target), { content, ...(target && { replyCommentId: target.id }) });
  const readWords = async () => {
    if (getState().find !== FIND_NOTHING) return;
    const { sensitiveWords } = squareQueries(queryContextOf(core));
    const words = await core.queryClient.fetchQuery(sensitiveWords).catch(() => []);
    if (words.length > 0) setState({ find: createSensitiveFinder(words.map(({ word }) => word)) });
  };
  const turnTo = (target: ReplyTarget | undefined) => {
    keepReplyTarget(tabStorage, postId, target);
    setState({ ...kept(core, postId, target), ...intoField() });
    void readWords();
  };
  const takeBack: TakeBack = ({ target, content }, words) => {
    // Neither what stands in the field nor what is kept for the same target gives way.
    if (!isBlank(getState().text) || drafts.read(draftKeyOf(postId, target))) return false;
    write(content, target);
    setState({ ...kept(core, postId, target), ...intoField(), restored: false, problem: sensitiveText(words) });
    return true;
  };
  /** Who has no words of their own here sees those of another tab; who has keeps them and is told. */
  const seeOthers = () => {
    const { text, restored, target } = getState();
    if (isBlank(text) || restored) setState(kept(core, postId, target));
    else setState({ beside: drafts.all(key()).some(({ content }) => content !== text) });
  };
  // The page stays while a visitor logs in; what they send then is their own.
  let opened: CommentOutbox | undefined;
  const outboxOf = (uid: string) => {
    const outbox = commentOutboxOf(core, postId, uid);
    if (outbox !== opened) outbox.open(takeBack);
    opened = outbox;
    return outbox;
  };

  return {
    ...store,
    outboxOf,
    begin() {
      setState(intoField());
      void readWords();
    },
    changeText(text) {
      setState({ text, restored: false, ...CLEAN });
      write(text, getState().target);
    },
    submit() {
      const { target, text, find } = getState();
      const [found] = find(text);
      const problem = checkComment(text) ?? (found && sensitiveText([found.word]));
      if (problem !== undefined) return setState({ problem, marked: found && { start: found.start, end: found.end } });
      const { account } = session.getState();
      if (!isLoggedIn(account)) {
        write(text, target);
        drafts.keepForLogin(key());
        return core.promptLogin();
      }
      // First the draft, whose place on a device that is nearly full the letter may need.
      drafts.remove(key());
      outboxOf(account.uid).send({ requestId: device.newId(), content: text, target });
      // After an answer, the comment that was begun before it goes on.
      setState({ ...kept(core, postId, undefined), restored: false, open: false });
    },
    replyTo: (comment) => turnTo(replyTargetOf(comment)),
    cancelReply() {
      turnTo(undefined);
      setState({ restored: false });
    },
    clear() {
      drafts.remove(key());
      setState({ text: '', restored: false, ...CLEAN });
    },
    leave() {
      const { target, text } = getState();
      if (target === undefined) return setState({ open: false, ...CLEAN });
      if (isBlank(text)) setState({ ...kept(core, postId, undefined), restored: false, open: false });
    },
    follow() {
      let stop = drafts.onForeignChange(key(), seeOthers);
      const stopTurning = store.subscribe(({ target }, former) => {
        if (target?.id === former.target?.id) return;
        stop();
        stop = drafts.onForeignChange(key(), seeOthers);
      });
      return () => {
        stop();
        stopTurning();
      };
    },
  };
}

/** The words kept for a target, as the field shows them. */
function kept(core: Core, postId: string, target: ReplyTarget | undefined) {
  const draft = draftsOf(core).open(draftKeyOf(postId, target));
  return { target, text: draft?.content ?? '', restored: draft !== undefined, ...CLEAN };
}

/** What the page begins with: the answer last begun here if its words are still unsent, else the comment. */
function beginning(core: Core, postId: string) {
  const answer = kept(core, postId, readReplyTarget(core.tabStorage, postId));
  return answer.restored ? answer : kept(core, postId, undefined);
}

/** What is being written, as the page shows it: words that may not be said are named while they are typed. */
export function draftOf({ target, problem, find, ...writing }: Writing): CommentDraft {
  const [found] = find(writing.text);
  return { ...writing, replyTo: target, problem: problem ?? (found && sensitiveText([found.word])) };
}
