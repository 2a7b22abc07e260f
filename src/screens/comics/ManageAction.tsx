import { BarAction } from './BarAction.tsx';

/** In the bar: begins managing a list, and ends it. */
export function ManageAction({ managing, onToggle }: { managing: boolean; onToggle: () => void }) {
  return <BarAction onClick={onToggle}>{managing ? '完成' : '管理'}</BarAction>;
}
