import * as v from 'valibot';
import { isLoggedIn } from '#domain/account.ts';
import {
  adoptDrafts,
  putDraft,
  readDrafts,
  recallDraft,
  withoutDraft,
  type Draft,
  type DraftContent,
  type Drafts,
} from '#domain/draft.ts';
import type { Device } from './device.ts';
import type { SessionStore } from './session.ts';
import { storageKey, type DeviceStorage } from './storage.ts';

/**
 * Unsent words, kept on this device for whoever wrote them and shown to nobody else (product.md §1.8).
 * Every function takes who is here now for the owner unless told; who writes for longer than a moment
 * tells, since a session may end meanwhile.
 */
export type DraftStore = {
  read(key: string, uid?: string): Draft | undefined;
  /**
   * The same for whoever begins to write: one that gave way to a newer one is back when that is gone. Not sooner, for on
   * an open page the next keystroke would take its place.
   */
  open(key: string, uid?: string): Draft | undefined;
  /**
   * Keeps it at once: there is nothing left to save when the page goes away. An empty one is removed.
   * False where the device cannot keep it, and it lives only as long as this visit.
   */
  write(key: string, content: DraftContent, uid?: string): boolean;
  remove(key: string, uid?: string): void;
  /** Sending asked a visitor to log in: the draft goes to whoever does so within half an hour. */
  keepForLogin(key: string): void;
};

const VISITOR = '';

const recordSchema = v.record(v.string(), v.unknown());

export function createDrafts(storage: DeviceStorage, session: SessionStore, device: Pick<Device, 'now'>): DraftStore {
  const here = () => session.getState().account.uid;
  const load = (uid: string): Drafts => readDrafts(storage.read(storageKey.drafts(uid), recordSchema, {}));
  const save = (uid: string, drafts: Drafts): boolean =>
    storage.write(storageKey.drafts(uid), Object.keys(drafts).length > 0 ? drafts : undefined);

  session.subscribe(({ account }, former) => {
    if (isLoggedIn(former.account) || !isLoggedIn(account)) return;
    const before = load(VISITOR);
    const { visitors, own } = adoptDrafts(before, load(account.uid), device.now());
    if (Object.keys(visitors).length === Object.keys(before).length) return;
    save(account.uid, own);
    save(VISITOR, visitors);
  });

  return {
    read: (key, uid = here()) => load(uid)[key],
    open(key, uid = here()) {
      const drafts = load(uid);
      const recalled = recallDraft(drafts, key);
      if (recalled !== drafts) save(uid, recalled);
      return recalled[key];
    },
    write: (key, content, uid = here()) => save(uid, putDraft(load(uid), key, { ...content, updatedAt: device.now() })),
    remove: (key, uid = here()) => void save(uid, withoutDraft(load(uid), key)),
    keepForLogin(key) {
      const drafts = load(VISITOR);
      const draft = drafts[key];
      if (draft) save(VISITOR, { ...drafts, [key]: { ...draft, loginAskedAt: device.now() } });
    },
  };
}
