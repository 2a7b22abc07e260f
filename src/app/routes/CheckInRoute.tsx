import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { mapLoadable } from '#domain/loadable.ts';
import { CheckInScreen } from '#screens/checkin/CheckIn/CheckInScreen.tsx';
import { useCheckIn } from '#features/checkin/useCheckIn.ts';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { useServerNow } from '#features/rewards/useServerNow.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { balanceOf } from '#features/wallet/balanceOf.ts';
import { useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { accountQueries } from '#features/account/accountQueries.ts';
import { checkInQueries } from '#features/checkin/checkInQueries.ts';

export function CheckInRoute() {
  const { navigate, back } = useNavigation();
  const loggedIn = useLoggedIn();
  const status = useQuery(useQueryFactory(accountQueries).status);
  const board = useQuery(useQueryFactory(checkInQueries).checkIn());
  const [month, setMonth] = useState<string>();
  const isEarlier = month !== undefined && month !== board.data?.month;
  const earlier = useQuery({ ...useQueryFactory(checkInQueries).checkIn(month), enabled: isEarlier });
  const actions = useCheckIn(board.data);
  const queries = [board, status, ...(isEarlier ? [earlier] : [])];

  return (
    <>
      <CheckInScreen
        info={useLoadable(board)}
        month={month}
        calendar={mapLoadable(useLoadable(isEarlier ? earlier : board), ({ calendar }) => calendar)}
        balance={balanceOf(useLoadable(status))}
        loggedIn={loggedIn}
        now={useServerNow(board)}
        busy={actions.busy}
        success={actions.success}
        reward={actions.reward}
        makeUpDate={actions.makeUpDate}
        onCheckIn={actions.checkIn}
        onCloseSuccess={actions.closeSuccess}
        onChangeMonth={setMonth}
        onChooseMakeUp={actions.chooseMakeUp}
        onMakeUp={actions.makeUp}
        onClaimMilestone={actions.claimMilestone}
        onReset={() => {
          // The month may have ended with the day.
          setMonth(undefined);
          void board.refetch();
        }}
        onRetry={() => queries.forEach((query) => query.isError && void query.refetch())}
        onBack={back}
        onOpen={navigate}
      />
      {actions.dialog}
    </>
  );
}
