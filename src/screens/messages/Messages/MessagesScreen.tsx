import { Button } from '#components/Button/Button.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { MessageList, type MessageListProps } from './MessageList.tsx';
import { MessageSheet, type MessageSheetProps } from './MessageSheet.tsx';
import * as styles from './MessagesScreen.css.ts';

export type MessagesScreenProps = MessageListProps &
  MessageSheetProps & {
    /** Messages not opened yet; with none 全部已读 is not offered. */
    unread: number;
    onReadAll: () => void;
    /** Settles when the list has been read again. */
    onRefresh: () => Promise<void>;
    onBack: () => void;
  };

/** 系统消息 (product §2.3): what the portal and other people told, and where it leads. */
export function MessagesScreen(props: MessagesScreenProps) {
  const { unread, onReadAll, onRefresh, onBack } = props;
  return (
    <Page
      label="系统消息"
      wash="sky"
      bar={
        <NavBar
          title="系统消息"
          onBack={onBack}
          trailing={
            unread > 0 && (
              <span className={styles.action}>
                <Button tone="soft" size="small" onClick={onReadAll}>
                  全部已读
                </Button>
              </span>
            )
          }
        />
      }
    >
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles.panel}>
          <MessageList {...props} />
        </div>
      </PullToRefresh>
      <MessageSheet {...props} />
    </Page>
  );
}
