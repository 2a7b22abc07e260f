import * as v from 'valibot';
import { usePortal, useSession } from '../portal.ts';
import { storageKey } from '../storage.ts';

/** The kinds of claims; of each the last one is remembered. */
export type ClaimKind = 'checkIn' | 'makeUp' | 'milestone' | 'task' | 'gift' | 'redeem' | `welfare:${string}` | `activity:${string}`;

const intentSchema = v.nullable(v.object({ what: v.string(), requestId: v.pipe(v.string(), v.uuid()) }));

/** The request id of a wish, kept until it is settled: a retry of the same, even after a reload, is the same wish. */
export function useClaimIntent(): { idOf: (kind: ClaimKind, what: string) => string; settle: (kind: ClaimKind) => void } {
  const { device, storage } = usePortal();
  const uid = useSession((state) => state.account.uid);
  const keyOf = (kind: ClaimKind) => storageKey.claimIntent(uid, kind);
  return {
    idOf(kind, what) {
      const kept = storage.read(keyOf(kind), intentSchema, null);
      if (kept?.what === what) return kept.requestId;
      const requestId = device.newId();
      storage.write(keyOf(kind), { what, requestId });
      return requestId;
    },
    settle: (kind) => storage.remove(keyOf(kind)),
  };
}
