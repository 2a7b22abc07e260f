import { Button } from '#components/Button/Button.tsx';
import * as styles from './OpenInBrowser.css.ts';

export type OpenInBrowserProps = { onClose: () => void };

/**
 * Shows the way out of an in-app browser: the arrow points at the browser's own menu, which no page
 * can open by itself.
 */
export function OpenInBrowser({ onClose }: OpenInBrowserProps) {
  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-labelledby="open-in-browser"
      className={styles.overlay}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <svg className={styles.arrow} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <path d="M12 88C16 52 38 26 80 14" />
        <path d="M60 8l22 5-9 21" />
      </svg>
      <p className={styles.words} id="open-in-browser">
        <span className={styles.unbroken}>点击右上角 ···，</span>
        <span className={styles.unbroken}>选择「在浏览器中打开」</span>
      </p>
      <p className={styles.why}>当前应用内无法下载安装包</p>
      <Button tone="outline" autoFocus onClick={onClose}>我知道了</Button>
    </div>
  );
}
