import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { Link } from '#components/Link/Link.tsx';
import { paths } from '#domain/paths.ts';
import { ManageAction } from '../ManageAction.tsx';
import { useSelection } from '../useSelection.ts';
import { HistoryList, type HistoryListProps } from './HistoryList.tsx';
import { ManageHistory } from './ManageHistory.tsx';
import * as styles from './ReadHistoryScreen.css.ts';

export type ReadHistoryScreenProps = Omit<HistoryListProps, 'selected' | 'onToggle'> & {
  /** The history is this device's alone: nobody is logged in. */
  isLocal: boolean;
  /** 无痕阅读: nothing is remembered. */
  noTrace: boolean;
  onChangeNoTrace: (noTrace: boolean) => void;
  onClear: () => void;
  onBack: () => void;
};

/** 阅读历史 (product §2.4): what one read, by day, the way back into it, and out of the list. */
export function ReadHistoryScreen(props: ReadHistoryScreenProps) {
  const { entries, isLocal, noTrace, pending, onChangeNoTrace, onDelete, onClear, onBack, onOpen } = props;
  const items = entries.state === 'ready' ? entries.items : [];
  const { chosen, toggleManaging, toggle, choose } = useSelection(items);
  const manage = items.length > 0 && <ManageAction managing={chosen !== undefined} onToggle={toggleManaging} />;
  return (
    <Page
      label="阅读历史"
      wash="sky"
      bar={<NavBar title="阅读历史" onBack={onBack} trailing={manage} />}
      footer={
        chosen ? (
          <ManageHistory
            chosen={chosen}
            all={items.map(({ id }) => id)}
            pending={pending}
            onChoose={choose}
            onDelete={onDelete}
            onClear={onClear}
          />
        ) : undefined
      }
    >
      <div className={styles.head}>
        <Switch
          label="无痕阅读"
          description="开启后不记录阅读历史"
          checked={noTrace}
          onCheckedChange={onChangeNoTrace}
        />
      </div>
      {isLocal && (
        <p className={styles.note}>
          登录后可同步阅读记录
          <Link href={paths.login} onFollow={onOpen}>
            <span className={styles.login}>去登录</span>
          </Link>
        </p>
      )}
      <HistoryList {...props} selected={chosen && new Set(chosen)} onToggle={toggle} />
    </Page>
  );
}
