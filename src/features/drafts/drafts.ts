import { createService } from '#platform/core.ts';
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
import type { Device } from '#platform/device/device.ts';
import type { SessionStore } from '#platform/device/session.ts';
import { storageKey, type DeviceStorage } from '#platform/device/storage.ts';

/**
 * Unsent words, kept on this device for whoever wrote them and shown to nobody else (product §1.8).
 * Every function takes who is here now for the owner unless told; who writes for longer than a moment
 * tells, since a session may end meanwhile. What another tab wrote for the same field is never overwritten: both are kept.
 */
export type DraftStore = {
  /** This tab's own where it has one, else the first. */
  read(key: string, uid?: string): Draft | undefined;
  /** All that is kept for the field. */
  all(key: string, uid?: string): Drafts;
  /**
   * The same as `read`, for whoever begins to write: what they write from now on takes its place. One that gave way to a
   * newer one is back when that is gone. Not sooner, for on an open page the next keystroke would take its place.
   */
  open(key: string, uid?: string): Draft | undefined;
  /**
   * Keeps it at once: there is nothing left to save when the page goes away. An empty one is removed.
   * False where the device cannot keep it, and it lives only as long as this visit.
   */
  write(key: string, content: DraftContent, uid?: string): boolean;
  /** Takes away what this tab opened or wrote; what another tab made of it since stays. */
  remove(key: string, uid?: string): void;
  /** Sending asked a visitor to log in: the draft goes to whoever does so within half an hour. */
  keepForLogin(key: string): void;
  /** Calls back when another tab wrote, sent or dropped what is kept for the field; returns the way to stop. */
  onForeignChange(key: string, listener: () => void, uid?: string): () => void;
};

type World = Pick<Device, 'now' | 'newId'>;

const VISITOR = '';

const listSchema = v.array(v.unknown());
const fieldsSchema = v.union([v.array(v.string()), v.record(v.string(), v.unknown())]);

/** Those of a portal. */
export const draftsOf = createService(({ storage, tabStorage, session, device }) =>
  createDrafts(storage, tabStorage, session, device),
);

/** @param tabStorage remembers across a reload which of several drafts this tab was writing */
export function createDrafts(
  storage: DeviceStorage,
  tabStorage: DeviceStorage,
  session: SessionStore,
  { now, newId }: World,
): DraftStore {
  const here = () => session.getState().account.uid;
  let written = 0;
  let tab: string | undefined;
  const nextVersion = () => `${(tab ??= newId())}-${(written += 1)}`;

  /** What this tab opened or wrote last for a field. */
  const known = (uid: string, key: string) =>
    tabStorage.read(storageKey.draftVersion(uid, key), v.optional(v.string()), undefined);
  const know = (uid: string, key: string, version: string | undefined) =>
    void tabStorage.write(storageKey.draftVersion(uid, key), version);

  const load = (uid: string, key: string): Drafts => {
    fieldsOf(uid);
    return readDrafts(storage.read(storageKey.draft(uid, key), listSchema, []), now());
  };

  const save = (uid: string, key: string, drafts: Drafts): boolean => {
    const isKept = drafts.length > 0;
    if (fieldsOf(uid).includes(key) !== isKept) moveField(uid, key, isKept);
    return storage.write(storageKey.draft(uid, key), isKept ? drafts : undefined);
  };

  /** To the end of the fields, or out of them. */
  const moveField = (uid: string, key: string, isKept: boolean) => {
    const others = fieldsOf(uid).filter((other) => other !== key);
    const fields = isKept ? [...others, key] : others;
    for (const oldest of fields.slice(0, -MAX_FIELDS)) storage.remove(storageKey.draft(uid, oldest));
    storage.write(storageKey.drafts(uid), fields.length > 0 ? fields.slice(-MAX_FIELDS) : undefined);
  };

  /** The fields somebody has drafts for, the one opened last at the end. */
  const fieldsOf = (uid: string): readonly string[] => {
    const fields = storage.read(storageKey.drafts(uid), fieldsSchema, []);
    if (Array.isArray(fields)) return fields;
    // An earlier portal kept one record for all fields, with those that waited behind another under a name of their own.
    storage.remove(storageKey.drafts(uid));
    for (const [name, draft] of Object.entries(fields)) {
      const key = name.replace(/^(?:aside:)+/, '');
      save(uid, key, [
        ...load(uid, key),
        ...readDrafts([draft], now()).map((former) => ({ ...former, version: newId() })),
      ]);
    }
    return fieldsOf(uid);
  };

  const find = (uid: string, key: string): Draft | undefined => {
    const [drafts, own] = [load(uid, key), known(uid, key)];
    return drafts.find(({ version }) => version !== undefined && version === own) ?? drafts[0];
  };

  session.subscribe(({ account }, former) => {
    if (isLoggedIn(former.account) || !isLoggedIn(account)) return;
    // Nobody has seen here what they wrote on an earlier day.
    for (const key of fieldsOf(account.uid)) know(account.uid, key, undefined);
    for (const key of fieldsOf(VISITOR)) {
      know(account.uid, key, known(VISITOR, key));
      const before = load(VISITOR, key);
      const { visitors, own } = adoptDrafts(before, load(account.uid, key), now());
      if (visitors === before) continue;
      save(account.uid, key, own);
      save(VISITOR, key, visitors);
    }
  });

  return {
    read: (key, uid = here()) => find(uid, key),
    all: (key, uid = here()) => load(uid, key),
    open(key, uid = here()) {
      const draft = find(uid, key);
      know(uid, key, draft?.version);
      if (draft) moveField(uid, key, true);
      return draft;
    },
    write(key, content, uid = here()) {
      const draft = { ...content, version: nextVersion(), updatedAt: now() };
      const drafts = putDraft(load(uid, key), draft, known(uid, key));
      const isKept = save(uid, key, drafts);
      know(uid, key, drafts[0] === draft ? draft.version : undefined);
      return isKept;
    },
    remove(key, uid = here()) {
      save(uid, key, withoutDraft(load(uid, key), known(uid, key)));
      know(uid, key, undefined);
    },
    keepForLogin(key) {
      const asking = find(VISITOR, key)?.version;
      save(
        VISITOR,
        key,
        load(VISITOR, key).map((draft) => (draft.version === asking ? { ...draft, loginAskedAt: now() } : draft)),
      );
    },
    onForeignChange: (key, listener, uid = here()) => storage.onForeignChange(storageKey.draft(uid, key), listener),
  };
}
