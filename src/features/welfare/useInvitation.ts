import { useQuery } from '@tanstack/react-query';
import { paths } from '#domain/paths.ts';
import { useLoggedIn, useQueryFactory } from '#platform/core.ts';
import { PRODUCT_NAME } from '#platform/device/productName.ts';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { art } from '#theme/art.ts';
import { accountQueries } from '../account/accountQueries.ts';
import type { ShareSubject } from '../share/shareSubject.ts';
import { useShare } from '../share/useShare.tsx';
import { useCopy } from '../copy/useCopy.ts';

const SUBJECT: ShareSubject = {
  kind: 'invite',
  path: paths.register,
  title: `来${PRODUCT_NAME}，一起领钻石`,
  excerpt: '用我的邀请码注册，你我都能得到钻石。游戏、漫画、广场，都在这里。',
  picture: art('banners/mountain-sea.webp'),
};

/** One's own invite code, and the ways to share it. */
export function useInvitation() {
  const loggedIn = useLoggedIn();
  // Shows who has registered meanwhile.
  const query = useQuery({ ...useQueryFactory(accountQueries).invitation, staleTime: 30_000 });
  const copy = useCopy();
  const { share, dialog } = useShare();
  const mine = loggedIn ? query.data : undefined;
  return {
    invitation: useLoadable(query),
    onCopyCode: () => mine && copy(mine.inviteCode),
    onCopyLink: () => mine && copy(mine.link),
    onShareInvitation: () => share(SUBJECT, true),
    dialog,
    onRetryInvitation: () => void query.refetch(),
    refetchInvitation: query.refetch,
  };
}
