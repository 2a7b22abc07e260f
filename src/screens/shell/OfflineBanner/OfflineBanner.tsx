import { CheckCircleFill } from '#components/icons/CheckCircleFill.tsx';
import { WifiOffLine } from '#components/icons/WifiOffLine.tsx';
import * as styles from './OfflineBanner.css.ts';

export type OfflineBannerProps = {
  /** `restored` is shown for a moment after the connection is back; `online` shows nothing. */
  connection: 'online' | 'offline' | 'restored';
};

/** The strip under the bar that says whether the network is there; its live region is always present. */
export function OfflineBanner({ connection }: OfflineBannerProps) {
  return (
    <div role="status">
      {connection !== 'online' && (
        <p className={styles.strip} data-connection={connection}>
          {connection === 'offline' ? <WifiOffLine size={16} /> : <CheckCircleFill size={16} />}
          {connection === 'offline' ? '网络已断开，请检查网络设置' : '网络已恢复'}
        </p>
      )}
    </div>
  );
}
