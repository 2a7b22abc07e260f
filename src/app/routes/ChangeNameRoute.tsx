import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { ChangeNameScreen } from '#screens/account/ChangeName/ChangeNameScreen.tsx';
import { useFreshAccount } from '#features/account/useFreshAccount.ts';
import { useFormMutation } from '#platform/query/useFormMutation.ts';
import { storageKey } from '#platform/device/storage.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useCore, useQueryFactory } from '#platform/core.ts';
import { squareQueries } from '#features/square/squareQueries.ts';

export function ChangeNameRoute() {
  const { api, session, tabStorage, toasts } = useCore();
  const { back } = useNavigation();
  const account = useFreshAccount();
  const words = useQuery(useQueryFactory(squareQueries).sensitiveWords);
  // The draft is kept until the server has the name, for the person who opened the page: after the session has expired the
  // page is still mounted until login is shown, and the account is nobody's.
  const [draftKey] = useState(() => storageKey.nicknameDraft(account.uid));
  const [draft] = useState(() => tabStorage.read(draftKey, v.optional(v.string()), undefined));

  const rename = useFormMutation(['name'], {
    mutationFn: (name: string) => api.account.updateInfo(account.uid, { name }),
    onSuccess({ name, nameEditableAt }) {
      session.updateAccount({ name, nameEditableAt });
      tabStorage.remove(draftKey);
      toasts.show({ type: 'success', text: '修改成功' });
    },
  });

  return (
    <ChangeNameScreen
      account={account}
      now={useNow()}
      initialName={draft}
      sensitiveWords={words.data?.map(({ word }) => word) ?? []}
      pending={rename.isPending}
      failure={rename.failure}
      onNameChange={(name) => tabStorage.write(draftKey, name)}
      // Passed to this call alone: who has left the page by then is not led anywhere.
      onSubmit={(name) => rename.mutate(name, { onSuccess: back })}
      onBack={() => {
        tabStorage.remove(draftKey);
        back();
      }}
    />
  );
}
