import * as v from 'valibot';
import { isLoggedIn } from '#domain/account.ts';
import {
  adoptDrafts,
  MAX_FIELDS,
  putDraft,
  readDrafts,
  withoutDraft,
  type Draft,
  type DraftContent,
  type Drafts,
} from '#domain/draft.ts';
import { createService, type Core } from '#platform/core.ts';
import { storageKey, createWriteBehind } from '#platform/device/storage.ts';

export type DraftStore = ReturnType<typeof createDrafts>;

type WriteOptions = {
  uid?: string;
  /** @param onDevice false where the device cannot keep it, and it lives only as long as this visit */
  onWritten?: (onDevice: boolean) => void;
};

const WRITE_BEHIND_MS = 300;

const VISITOR = '';

type Deps = Pick<Core, 'session' | 'storage' | 'tabStorage'> & { device: Pick<Core['device'], 'now' | 'newId'> };

const listSchema = v.array(v.unknown());
const fieldsSchema = v.union([v.array(v.string()), v.record(v.string(), v.unknown())]);

export const draftsOf = createService(createDrafts);

/**
 * Unsent words, kept on this device for whoever wrote them and shown to nobody else: the logged-in user now unless `uid` is
 * given, for a session may end meanwhile. What another tab wrote for the same field is never overwritten: both are kept.
 * `tabStorage` remembers across a reload which of several drafts this tab was writing.
 */
export function createDrafts({ storage, tabStorage, session, device: { now, newId } }: Deps) {
  const currentUid = () => session.getState().account.uid;
  let written = 0;
  let tab: string | undefined;
  const nextVersion = () => `${(tab ??= newId())}-${(written += 1)}`;

  const scheduled = new Map<string, () => void>();
  const { schedule, flush } = createWriteBehind(() => {
    const writes = [...scheduled.values()];
    scheduled.clear();
    for (const write of writes) write();
  }, WRITE_BEHIND_MS);

  /** What this tab opened or wrote last for a field. */
  const ownVersion = (uid: string, key: string) =>
    tabStorage.read(storageKey.draftVersion(uid, key), v.optional(v.string()), undefined);
  const setOwnVersion = (uid: string, key: string, version: string | undefined) =>
    void tabStorage.write(storageKey.draftVersion(uid, key), version);

  /** The fields somebody has drafts for, the one opened last at the end. Every read begins here, after what is scheduled. */
  const fieldsOf = (uid: string): readonly string[] => {
    flush();
    const fields = storage.read(storageKey.drafts(uid), fieldsSchema, []);
    if (Array.isArray(fields)) return fields;
    // An earlier portal kept one record for all fields, with those that waited behind another under a name of their own.
    storage.remove(storageKey.drafts(uid));
    for (const [name, draft] of Object.entries(fields)) {
      const key = name.replace(/^(?:aside:)+/, '');
      const former = readDrafts([draft], now()).map((known) => ({ ...known, version: newId() }));
      save(uid, key, [...load(uid, key), ...former]);
    }
    return fieldsOf(uid);
  };
  const moveField = (uid: string, key: string, isKept: boolean) => {
    const others = fieldsOf(uid).filter((other) => other !== key);
    const fields = isKept ? [...others, key] : others;
    for (const oldest of fields.slice(0, -MAX_FIELDS)) storage.remove(storageKey.draft(uid, oldest));
    storage.write(storageKey.drafts(uid), fields.length > 0 ? fields.slice(-MAX_FIELDS) : undefined);
  };

  const load = (uid: string, key: string): Drafts => {
    fieldsOf(uid);
    return readDrafts(storage.read(storageKey.draft(uid, key), listSchema, []), now());
  };
  const save = (uid: string, key: string, drafts: Drafts): boolean => {
    const isKept = drafts.length > 0;
    if (fieldsOf(uid).includes(key) !== isKept) moveField(uid, key, isKept);
    return storage.write(storageKey.draft(uid, key), isKept ? drafts : undefined);
  };

  const findOwn = (uid: string, key: string): Draft | undefined =>
    load(uid, key).find(({ version }) => version !== undefined && version === ownVersion(uid, key));
  const find = (uid: string, key: string): Draft | undefined => findOwn(uid, key) ?? load(uid, key)[0];

  const put = (uid: string, key: string, content: DraftContent): boolean => {
    const draft = { ...content, version: nextVersion(), updatedAt: now() };
    const drafts = putDraft(load(uid, key), draft, ownVersion(uid, key));
    setOwnVersion(uid, key, drafts[0] === draft ? draft.version : undefined);
    return save(uid, key, drafts);
  };

  session.subscribe(({ account: { uid } }, former) => {
    if (isLoggedIn(former.account) || !isLoggedIn({ uid })) return;
    // Nobody has seen here what they wrote on an earlier day.
    for (const key of fieldsOf(uid)) setOwnVersion(uid, key, undefined);
    for (const key of fieldsOf(VISITOR)) {
      setOwnVersion(uid, key, ownVersion(VISITOR, key));
      const before = load(VISITOR, key);
      const { visitors, own } = adoptDrafts(before, load(uid, key), now());
      if (visitors === before) continue;
      save(uid, key, own);
      save(VISITOR, key, visitors);
    }
  });

  return {
    /** This tab's own draft where it has one, else the first. */
    read: (key: string, uid = currentUid()) => find(uid, key),
    all: (key: string, uid = currentUid()) => load(uid, key),
    /** The draft this tab was writing last in one of the fields whose keys begin with `prefix`. */
    current(prefix: string, uid = currentUid()): Draft | undefined {
      const fields = fieldsOf(uid).filter((key) => key.startsWith(prefix));
      return fields.flatMap((key) => findOwn(uid, key) ?? []).at(-1);
    },
    /** As `read`, for whoever begins to write: what they write takes its place. One that gave way to a newer one is back after it. */
    open(key: string, uid = currentUid()): Draft | undefined {
      const draft = find(uid, key);
      setOwnVersion(uid, key, draft?.version);
      if (draft) moveField(uid, key, true);
      return draft;
    },
    /** This tab no longer writes in the field; its draft stays. */
    close(key: string, uid = currentUid()) {
      flush();
      setOwnVersion(uid, key, undefined);
    },
    /** Written behind: an input handler does no storage work. An empty draft is removed. */
    write(key: string, content: DraftContent, { uid = currentUid(), onWritten }: WriteOptions = {}) {
      scheduled.set(storageKey.draft(uid, key), () => {
        const onDevice = put(uid, key, content);
        onWritten?.(onDevice);
      });
      schedule();
    },
    /** Writes now what is scheduled. Every function but `write` does so first. */
    flush,
    /** Takes away what this tab opened or wrote; what another tab made of it since stays. */
    remove(key: string, uid = currentUid()) {
      save(uid, key, withoutDraft(load(uid, key), ownVersion(uid, key)));
      setOwnVersion(uid, key, undefined);
    },
    /** Sending asked a visitor to log in: the draft goes to whoever does so within half an hour. */
    keepForLogin(key: string) {
      const asking = find(VISITOR, key)?.version;
      const mark = (draft: Draft) => (draft.version === asking ? { ...draft, loginAskedAt: now() } : draft);
      save(VISITOR, key, load(VISITOR, key).map(mark));
    },
    /** Calls back when another tab wrote, sent or dropped what is kept for the field; returns the way to stop. */
    onExternalChange: (key: string, listener: () => void, uid = currentUid()) =>
      storage.onExternalChange(storageKey.draft(uid, key), () => {
        flush();
        listener();
      }),
  };
}
