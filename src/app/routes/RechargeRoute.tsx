import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shortfallOf } from '#domain/download.ts';
import { ready, type Loadable } from '#domain/loadable.ts';
import { preselectPackage, type PayType } from '#domain/order.ts';
import { paths } from '#domain/paths.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { RechargeScreen } from '#screens/wallet/Recharge/RechargeScreen.tsx';
import { readPending, resumeAtOnce } from '../download/pendingDownload.ts';
import { historyIndex } from '../historyEntry.ts';
import { usePlace } from '../place.ts';
import { usePortal } from '../portal.ts';
import { toLoadable } from '../queryState.ts';
import { useContact } from '../useContact.ts';
import { useNavigation } from '../useNavigation.ts';
import { useOrderResult } from '../useOrderResult.ts';
import { usePay } from '../usePay.ts';
import { useQueries } from '../useQueries.ts';

const balanceOf = (status: Loadable<UserStatus>): Loadable<number> =>
  status.state === 'ready' ? ready(status.value.coinNum) : status;

/** The game whose download asked for diamonds, and how many are missing now. */
function useShortfall(status: UserStatus | undefined) {
  const from = usePlace().search.get('from') ?? '';
  const game = useQuery({ ...useQueries().game(from), enabled: isSafeId(from) }).data;
  if (!game || !status || game.owned) return undefined;
  const missing = shortfallOf(game.buyAmount ?? 0, status.coinNum);
  return { game, missing };
}

/** The chapter that asked for diamonds, to go back to. */
function chapterOf(search: URLSearchParams): { here: string; chapter: string } | undefined {
  const [book, cid] = [search.get('book') ?? '', search.get('chapter') ?? ''];
  if (!isSafeId(book) || !isSafeId(cid)) return undefined;
  return { here: paths.rechargeForChapter(book, cid), chapter: paths.readBook(book, cid) };
}

export function RechargeRoute() {
  const { tabStorage, device, session } = usePortal();
  const { search } = usePlace();
  const { open, replace, back } = useNavigation();
  const contact = useContact();
  const queries = useQueries();
  const offer = useQuery(queries.rechargeOffer);
  const status = useQuery(queries.status);
  const shortfall = useShortfall(status.data);
  const [chosen, setChosen] = useState<string>();
  const [payType, setPayType] = useState<PayType>();
  const { pay, paying } = usePay();
  const { order, result, ask } = useOrderResult();

  const packages = offer.data?.packages ?? [];
  const selected = packages.find(({ id }) => id === chosen) ?? preselectPackage(packages, shortfall?.missing ?? 0);
  const chosenPayType = payType ?? offer.data?.payTypes[0] ?? 'mock';
  const from = search.get('from');
  const reading = chapterOf(search);
  const here = reading?.here ?? (from ? paths.rechargeFor(from) : paths.recharge);

  const retry = () => {
    if (offer.isError) void offer.refetch();
    if (status.isError) void status.refetch();
  };

  const continueDownload = () => {
    const pending = readPending(tabStorage, session.getState().account.uid, device.now());
    if (pending) resumeAtOnce(tabStorage, pending, device.now());
    replace(pending?.path ?? (from ? paths.gameDetail(from) : paths.home));
  };

  return (
    <RechargeScreen
      balance={balanceOf(toLoadable(status))}
      offer={toLoadable(offer)}
      firstRecharge={status.data?.firstRecharge ?? false}
      shortfall={shortfall && shortfall.missing > 0 ? { gameName: shortfall.game.name, gameIcon: shortfall.game.icon, missing: shortfall.missing } : undefined}
      selectedId={selected?.id}
      onSelectPackage={setChosen}
      payType={chosenPayType}
      onSelectPayType={setPayType}
      paying={paying}
      result={result}
      paidAmount={order?.coin}
      fromGame={from !== null}
      onPay={() => selected && pay({ productId: selected.id, payType: chosenPayType, returnUrl: here })}
      onRetry={retry}
      // The cashier ends the visit's history: from there Back would lead to the profile.
      onBack={() => (reading && historyIndex() === 0 ? replace(reading.chapter) : back())}
      onOpen={open}
      onCheckResult={ask}
      onContact={contact}
      onContinueDownload={continueDownload}
      onDone={() => replace(reading?.chapter ?? here)}
    />
  );
}
