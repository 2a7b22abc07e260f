import { useState } from 'react';
import * as v from 'valibot';
import { useQuery } from '@tanstack/react-query';
import { createLazyModule } from '#components/loading/createLazyModule.ts';
import { shouldFetchBulletin } from '#domain/bulletin.ts';
import { useCore, useSession, useQueryFactory } from '#platform/core.ts';
import { storageKey } from '#platform/device/storage.ts';
import { bulletinQueries } from './bulletinQueries.ts';
import type { WaitingBulletinProps } from './WaitingBulletin.tsx';

const waitingBulletin = createLazyModule(() => import('./WaitingBulletin.tsx'));

const dismissedSchema = v.record(v.string(), v.unknown());

/**
 * The bulletin at start (spec §4): fetched unless this user has dismissed it today, shown once a visit, and not before
 * dialogs are closed, a form page is left and no field has the focus.
 */
export function BulletinPopup({ waits }: { waits: boolean }) {
  const { device, storage } = useCore();
  const owner = useSession((state) => state.account.uid || 'guest');
  // Decided once per user and visit, so that midnight brings no popup.
  const [wanted, setWanted] = useState<{ owner: string; fetch: boolean }>();
  const [seen, setSeen] = useState<{ id: string; owner: string }>();
  if (wanted?.owner !== owner) {
    setWanted({
      owner,
      fetch: shouldFetchBulletin(storage.read(storageKey.bulletin, dismissedSchema, {})[owner], device.now()),
    });
  }
  const { data } = useQuery({
    ...useQueryFactory(bulletinQueries).bulletin,
    enabled: wanted?.owner === owner && wanted.fetch,
  });
  if (!data) return null;

  const close = (hideToday: boolean) => {
    setSeen({ id: data.id, owner });
    if (!hideToday) return;
    storage.update(storageKey.bulletin, dismissedSchema, {}, (all) => ({ ...all, [owner]: device.now() }));
  };

  return (
    <LateBulletin
      bulletin={data}
      // Login and logout of the same visit keep it seen; another user has not seen it.
      seen={seen?.id === data.id && (seen.owner === owner || seen.owner === 'guest' || owner === 'guest')}
      waits={waits}
      onClose={close}
    />
  );
}

function LateBulletin(props: WaitingBulletinProps) {
  const { log } = useCore();
  const code = waitingBulletin.useModule(true, (error) => log.warn(`The bulletin failed: ${String(error)}`));
  return code && <code.WaitingBulletin {...props} />;
}
