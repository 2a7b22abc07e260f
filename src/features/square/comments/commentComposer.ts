import { createStore } from 'zustand/vanilla';
import { isLoggedIn } from '#domain/account.ts';
import { draftKey, type ReplyTarget } from '#domain/draft.ts';
import type { SensitiveFinder } from '#domain/sensitiveWords.ts';
import { checkComment, isBlank, NO_REPLY, type Reply } from '#domain/square.ts';
import type { Core } from '#platform/core.ts';
import { sensitiveText } from '#screens/shared/sensitiveText.ts';
import type { CommentDraft } from '#screens/square/Post/CommentBar.tsx';
import { draftsOf } from '../../drafts/drafts.ts';
import { editorsOf, type PendingComment } from './pendingComments.ts';

type ComposerState = Omit<CommentDraft, 'replyTo'> & {
  target: ReplyTarget | undefined;
  /** What was sent last from this page, and the comment that arrived last. */
  sentId: string | undefined;
  arrivedId: string | undefined;
};

const VALID = { problem: undefined, marked: undefined, beside: false } as const;

const draftKeyOf = (postId: string, target: ReplyTarget | undefined): string =>
  target ? draftKey.reply(postId, target.id) : draftKey.comment(postId);

type Replied = Pick<Reply, 'id' | 'user' | 'parentId'>;

const toReplyTarget = ({ id, user, parentId }: Replied): ReplyTarget => ({
  id,
  name: user.name,
  threadId: parentId === NO_REPLY ? id : parentId,
  isReply: parentId !== NO_REPLY,
});

/** The comment being written under a post. Its words are a draft until they are sent, for each reply target its own. */
export function createCommentComposer(core: Core, postId: string) {
  const { device, session } = core;
  const drafts = draftsOf(core);
  const restore = (target: ReplyTarget | undefined) => {
    const draft = drafts.open(draftKeyOf(postId, target));
    return { target, text: draft?.content ?? '', restored: draft !== undefined, ...VALID };
  };
  const store = createStore<ComposerState>(() => ({
    ...restore(drafts.current(draftKey.reply(postId, ''))?.replyTo),
    open: false,
    focusTurn: 0,
    sentId: undefined,
    arrivedId: undefined,
  }));
  const { getState, setState } = store;
  const key = () => draftKeyOf(postId, getState().target);
  const focused = () => ({ open: true, focusTurn: getState().focusTurn + 1 });

  const save = (content: string, target: ReplyTarget | undefined) =>
    drafts.write(draftKeyOf(postId, target), { content, ...(target && { replyTo: target }) });
  const turnTo = (target: ReplyTarget | undefined) => {
    if (getState().target) drafts.close(key());
    setState({ ...restore(target), ...focused() });
  };
  /** Shows the words of another tab, or says that there are some where the writer has words of their own. */
  const showExternalChange = () => {
    const { text, restored, target } = getState();
    if (isBlank(text) || restored) setState(restore(target));
    else setState({ beside: drafts.all(key()).some(({ content }) => content !== text) });
  };

  editorsOf(core).set(postId, {
    returnToEditor({ target, content }, words) {
      // Neither what stands in the field nor what is kept for the same target gives way.
      if (!isBlank(getState().text) || drafts.read(draftKeyOf(postId, target))) return false;
      save(content, target);
      setState({ ...restore(target), ...focused(), restored: false, problem: sensitiveText(words) });
      return true;
    },
    onArrived: (arrivedId) => setState({ arrivedId }),
  });

  return {
    ...store,
    begin: () => setState(focused()),
    changeText(text: string) {
      setState({ text, restored: false, ...VALID });
      save(text, getState().target);
    },
    submit(findWords: SensitiveFinder): PendingComment | undefined {
      const { target, text } = getState();
      const [found] = findWords(text);
      const problem = checkComment(text) ?? (found && sensitiveText([found.word]));
      if (problem !== undefined) {
        setState({ problem, marked: found && { start: found.start, end: found.end } });
        return undefined;
      }
      if (!isLoggedIn(session.getState().account)) {
        save(text, target);
        drafts.keepForLogin(key());
        core.promptLogin();
        return undefined;
      }
      const comment = { requestId: device.newId(), postId, content: text, target, createTime: device.now() };
      // First the draft: on a device that is nearly full the pending comment needs its room.
      drafts.remove(key());
      // After a reply, the comment that was begun before it goes on.
      setState({ ...restore(undefined), restored: false, open: false, sentId: comment.requestId });
      return comment;
    },
    replyTo: (comment: Replied) => turnTo(toReplyTarget(comment)),
    cancelReply() {
      turnTo(undefined);
      setState({ restored: false });
    },
    clear() {
      drafts.remove(key());
      setState({ text: '', restored: false, ...VALID });
    },
    leave() {
      const { target, text } = getState();
      if (target === undefined) setState({ open: false, ...VALID });
      else if (isBlank(text)) setState({ ...restore(undefined), restored: false, open: false });
    },
    follow(target: ReplyTarget | undefined): () => void {
      const stop = drafts.onExternalChange(draftKeyOf(postId, target), showExternalChange);
      return () => {
        stop();
        drafts.flush();
      };
    },
  };
}

/** What is being written, as the page shows it: words that may not be said are named while they are typed. */
export function toCommentDraft({ target, problem, ...state }: ComposerState, findWords: SensitiveFinder): CommentDraft {
  const [found] = findWords(state.text);
  return { ...state, replyTo: target, problem: problem ?? (found && sensitiveText([found.word])) };
}
