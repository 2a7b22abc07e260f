import { startTransition, useState } from 'react';
import { useLocation } from 'react-router-dom';
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
import type { TabId } from '#platform/navigation/routeObject.ts';
import { useRouter } from '#platform/navigation/useRouter.ts';
import { useNavigate } from '#platform/navigation/useNavigate.ts';
import { emitTabReselect } from '#platform/navigation/tabReselect.ts';
import { useStatus } from '#features/account/useStatus.ts';

/** Five entries, in the spec's order (§2, "Bottom navigation"). */
const ENTRIES = [
  { id: 'home', label: '首页', href: paths.home, icon: <Home4Line size={24} />, activeIcon: <Home4Fill size={24} /> },
  {
    id: 'square',
    label: '广场',
    href: paths.square,
    icon: <PlanetLine size={24} />,
    activeIcon: <PlanetFill size={24} />,
  },
  {
    id: 'animate',
    label: '漫画',
    href: paths.animate,
    icon: <Book6Line size={24} />,
    activeIcon: <Book6Fill size={24} />,
  },
  {
    id: 'games',
    label: '游戏',
    href: paths.games(),
    icon: <Game2Line size={24} />,
    activeIcon: <Game2Fill size={24} />,
  },
  {
    id: 'profile',
    label: '我的',
    href: paths.profile,
    icon: <User4Line size={24} />,
    activeIcon: <User4Fill size={24} />,
  },
] as const;

/**
 * The entry to light, and what aims at another: that one is lit from the tap on, for as long as its page takes to come.
 * A way that has led nowhere gives the light back.
 */
function useLitEntry(entry: TabId) {
  const { key } = useLocation();
  const [aim, setAim] = useState<{ from: string; to: TabId }>();
  const aimAt = async (to: TabId, arrival: Promise<void>) => {
    const aimed = { from: key, to };
    setAim(aimed);
    await arrival;
    // After the page's own update and no sooner: between the two the entry left would be lit again.
    startTransition(() => setAim((current) => (current === aimed ? undefined : current)));
  };
  return { lit: aim?.from === key ? aim.to : entry, aimAt };
}

/** The bar below the main pages; reversed while comics are shown. A second tap on the lit entry goes to the top. */
export function BottomBar({ entry }: { entry: TabId }) {
  const navigate = useNavigate();
  const { revalidate } = useRouter();
  const { lit, aimAt } = useLitEntry(entry);
  const status = valueOf(useStatus());
  const waiting = status !== undefined && (status.unread > 0 || status.claimable > 0);

  const select = (id: string) => {
    const target = ENTRIES.find((candidate) => candidate.id === id);
    if (target === undefined) return;
    if (target.id !== entry) void aimAt(target.id, navigate(target.href));
    else if (lit === entry) emitTabReselect();
    // Back to where one still is, without a step more for Back to undo.
    else void aimAt(entry, revalidate());
  };

  return (
    <BottomNav
      items={ENTRIES.map((item) => (item.id === 'profile' ? { ...item, dot: waiting } : item))}
      value={lit}
      onSelect={select}
      reversed={entry === 'animate'}
    />
  );
}
