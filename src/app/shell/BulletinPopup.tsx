import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import * as v from 'valibot';
import { shouldFetchBulletin } from '#domain/bulletin.ts';
import { usePortal, useSession } from '../portal.ts';
import { storageKey, type DeviceStorage } from '../storage.ts';
import { useQueries } from '../useQueries.ts';

const BulletinDialog = lazy(async () => ({
  default: (await import('#screens/dialogs/BulletinDialog/BulletinDialog.tsx')).BulletinDialog,
}));

const dismissals = (storage: DeviceStorage) => storage.read(storageKey.bulletin, v.record(v.string(), v.unknown()), {});

/** Whether a field is being typed in: nothing may cover it then. */
function useFormFocus(): boolean {
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const look = () => setFocused(document.activeElement?.matches('input, textarea, select') ?? false);
    // On its way from one field to the next the focus is nowhere for a moment.
    const lookSoon = () => setTimeout(look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookSoon);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookSoon);
    };
  }, []);
  return focused;
}

/**
 * The bulletin at start (spec §4): fetched unless this user has dismissed it today, shown once a
 * visit, never over a dialog, on a form page or while a field has the focus: it waits.
 */
export function BulletinPopup({ waits }: { waits: boolean }) {
  const { device, storage } = usePortal();
  const owner = useSession((state) => state.account.uid || 'guest');
  const typing = useFormFocus();
  // Decided once per person and visit, so that a day's end in the middle of a visit brings no popup.
  const [wanted, setWanted] = useState<{ owner: string; fetch: boolean }>();
  const [seen, setSeen] = useState<{ id: string; owner: string }>();
  if (wanted?.owner !== owner) {
    setWanted({ owner, fetch: shouldFetchBulletin(dismissals(storage)[owner], device.now()) });
  }
  const { data } = useQuery({ ...useQueries().bulletin, enabled: wanted?.owner === owner && wanted.fetch });

  const [opened, setOpened] = useState<string>();
  if (!data) return null;
  const isSeen = seen?.id === data.id && (seen.owner === owner || seen.owner === 'guest');
  const mayOpen = !isSeen && !waits && !typing;
  if (mayOpen && opened !== data.id) setOpened(data.id);
  if (isSeen && opened !== undefined) setOpened(undefined);

  const close = (hideToday: boolean) => {
    setSeen({ id: data.id, owner });
    if (hideToday) storage.write(storageKey.bulletin, { ...dismissals(storage), [owner]: device.now() });
  };

  return (
    <Suspense>
      <BulletinDialog open={opened === data.id && !isSeen} bulletin={data} onClose={close} />
    </Suspense>
  );
}
