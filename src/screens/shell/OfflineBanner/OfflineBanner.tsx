import { Notice } from '#components/Notice/Notice.tsx';
import { WifiOffLine } from '#components/icons/WifiOffLine.tsx';

export type OfflineBannerProps = {
  /** `restored` is shown for a moment after the connection is back; `online` shows nothing. */
  connection: 'online' | 'offline' | 'restored';
};

/** The strip at the top that says whether the network is there; its live region is always present. */
export function OfflineBanner({ connection }: OfflineBannerProps) {
  return (
    <div role="status">
      {connection === 'offline' && (
        <Notice shape="bar" tone="warning" icon={<WifiOffLine size={18} />}>
          网络已断开，请检查网络设置
        </Notice>
      )}
      {connection === 'restored' && (
        <Notice shape="bar" tone="success">
          网络已恢复
        </Notice>
      )}
    </div>
  );
}
