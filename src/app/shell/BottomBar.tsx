import { startTransition, useState, type ReactNode } from 'react';
import { BottomNav } from '#components/BottomNav/BottomNav.tsx';
import { Book6Fill } from '#components/icons/Book6Fill.tsx';
import { Book6Line } from '#components/icons/Book6Line.tsx';
import { Game2Fill } from '#components/icons/Game2Fill.tsx';
import { Game2Line } from '#components/icons/Game2Line.tsx';
import { Home4Fill } from '#components/icons/Home4Fill.tsx';
import { Home4Line } from '#components/icons/Home4Line.tsx';
import { PlanetFill } from '#components/icons/PlanetFill.tsx';
import { PlanetLine } from '#components/icons/PlanetLine.tsx';
import { User4Fill } from '#components/icons/User4Fill.tsx';
import { User4Line } from '#components/icons/User4Line.tsx';
import { valueOf } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { useRouteLocation } from '#platform/navigation/routeLocation.ts';
import { useRouter } from '#platform/navigation/RouterProvider.tsx';
import { emitTabReselect } from '#platform/navigation/tabReselect.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useStatus } from '#features/account/useStatus.ts';
import type { TabId } from '../routes/routeTable.ts';

const tab = (id: TabId, label: string, href: string, icon: ReactNode, activeIcon: ReactNode) => ({
  id,
  label,
  href,
  icon,
  activeIcon,
});

const TABS = [
  tab('home', '首页', paths.home, <Home4Line size={24} />, <Home4Fill size={24} />),
  tab('square', '广场', paths.square, <PlanetLine size={24} />, <PlanetFill size={24} />),
  tab('animate', '漫画', paths.animate, <Book6Line size={24} />, <Book6Fill size={24} />),
  tab('games', '游戏', paths.games(), <Game2Line size={24} />, <Game2Fill size={24} />),
  tab('profile', '我的', paths.profile, <User4Line size={24} />, <User4Fill size={24} />),
];

/**
 * The tab to select: one that was tapped is selected from the tap on, for as long as its page takes to load. A navigation
 * that was aborted deselects it.
 */
function useSelectedTab(shown: TabId) {
  const { key } = useRouteLocation();
  const [target, setTarget] = useState<{ from: string; to: TabId }>();
  const select = async (to: TabId, navigation: Promise<void>) => {
    const own = { from: key, to };
    setTarget(own);
    await navigation;
    // After the page's own update and no sooner: between the two the tab left would be selected again.
    startTransition(() => setTarget((current) => (current === own ? undefined : current)));
  };
  return { selected: target?.from === key ? target.to : shown, select };
}

/** The bar below the main pages; reversed while comics are shown. A tap on the selected tab scrolls to the top. */
export function BottomBar({ tab: shown }: { tab: TabId }) {
  const { navigate } = useNavigation();
  const { revalidate } = useRouter();
  const { selected, select } = useSelectedTab(shown);
  const status = valueOf(useStatus());
  const waiting = status !== undefined && (status.unread > 0 || status.claimable > 0);

  const onSelect = (id: string) => {
    const target = TABS.find((candidate) => candidate.id === id);
    if (target === undefined) return;
    if (target.id !== shown) void select(target.id, navigate(target.href));
    else if (selected === shown) emitTabReselect();
    // Aborts the pending navigation, without a history entry more for Back to undo.
    else void select(shown, revalidate());
  };

  return (
    <BottomNav
      items={TABS.map((item) => (item.id === 'profile' ? { ...item, dot: waiting } : item))}
      value={selected}
      onSelect={onSelect}
      reversed={shown === 'animate'}
    />
  );
}
