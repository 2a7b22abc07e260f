import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { mapLoadable } from '#domain/loadable.ts';
import { CheckInScreen } from '#screens/checkin/CheckIn/CheckInScreen.tsx';
import { useCheckIn } from '#features/checkin/useCheckIn.ts';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { useServerNow } from '#features/rewards/useServerNow.ts';
import { useBack } from '#platform/navigation/useNavigation.ts';
import { useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { useStatusQuery } from '#features/account/useStatus.ts';
import { checkInQueries } from '#features/checkin/checkInQueries.ts';

export function CheckInRoute() {
  const { balance, refetch: refetchBalance } = useStatusQuery();
  const board = useQuery(useQueryFactory(checkInQueries).checkIn());
  const [month, setMonth] = useState<string>();
  const isEarlier = month !== undefined && month !== board.data?.month;
  const earlier = useQuery({ ...useQueryFactory(checkInQueries).checkIn(month), enabled: isEarlier });
  const { dialog, ...actions } = useCheckIn(board.data);

  return (
    <>
      <CheckInScreen
        onBack={useBack()}
        {...actions}
        info={useLoadable(board)}
        month={month}
        calendar={mapLoadable(useLoadable(isEarlier ? earlier : board), ({ calendar }) => calendar)}
        balance={balance}
        loggedIn={useLoggedIn()}
        now={useServerNow(board)}
        onChangeMonth={setMonth}
        onReset={() => {
          // The month may have ended with the day.
          setMonth(undefined);
          void board.refetch();
        }}
        onRetry={() => {
          [board, ...(isEarlier ? [earlier] : [])].forEach((query) => query.isError && void query.refetch());
          if (balance.state === 'failed') refetchBalance();
        }}
      />
      {dialog}
    </>
  );
}
