import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { CloseLine } from '#components/icons/CloseLine.tsx';
import { text, visuallyHidden } from '#theme/text.css.ts';
import { type BeforeClose, useGuardedClose } from './useGuardedClose.ts';
import { Layer, type LayerControl } from './Layer.tsx';
import * as styles from './Panel.css.ts';
import { useOverflowing } from './useOverflowing.ts';

/** What is said on a dialog or a sheet. */
export type PanelContent = Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'role' | 'title'> &
  LayerControl & {
    /** Names the layer. */
    title: string;
    /** Keeps the title for assistive technology alone. */
    titleHidden?: boolean;
    /** One sentence under the title, read together with it; long texts are children instead. */
    description?: string;
    /** Spoken name of the close button; 关闭. */
    closeLabel?: string;
    /** Leaves the close button out: then the footer must offer a way out. */
    hideClose?: boolean;
    /** The actions; they stay in sight while the content scrolls. The least harmful comes first. */
    footer?: ReactNode;
    /** Asked when the reader wants to leave, by Escape, a press outside, the close button or a pull; false keeps it open. */
    beforeClose?: BeforeClose;
  };

type PanelProps = PanelContent & {
  kind: keyof typeof styles.panel;
  /** Above the title: the sheet's handle, which is a way to close. */
  top?: (close: () => void) => ReactNode;
};

/** Title, content that scrolls, footer and close button: the inside of dialogs and sheets. */
export function Panel({
  kind,
  top,
  title,
  titleHidden = false,
  description,
  closeLabel = '关闭',
  hideClose = false,
  footer,
  beforeClose,
  children,
  ...rest
}: PanelProps) {
  const titleId = useId();
  const descriptionId = useId();
  const close = useGuardedClose({ ...rest, beforeClose });
  return (
    <Layer
      {...rest}
      onOpenChange={(next) => (next ? rest.onOpenChange(true) : close())}
      className={styles.panel[kind]}
      aria-labelledby={titleId}
      aria-describedby={description === undefined ? rest['aria-describedby'] : descriptionId}
    >
      {top?.(close)}
      <h2
        id={titleId}
        className={titleHidden ? visuallyHidden : `${styles.title} ${text.nav}`}
        tabIndex={-1}
        data-layer-title=""
      >
        {title}
      </h2>
      <Scroller label={title}>
        {description !== undefined && (
          <p id={descriptionId} className={styles.description}>
            {description}
          </p>
        )}
        {children}
      </Scroller>
      {footer !== undefined && (
        <div className={styles.footer} data-layer-footer="">
          {footer}
        </div>
      )}
      {!hideClose && (
        <div className={styles.close} data-screen="">
          <IconButton label={closeLabel} onClick={close}>
            <span className={styles.cross}>
              <CloseLine size={20} />
            </span>
          </IconButton>
        </div>
      )}
    </Layer>
  );
}

/** Only content too long for its box is a stop for the keyboard. */
function Scroller({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const overflowing = useOverflowing(ref);
  return (
    <div
      ref={ref}
      className={styles.scroller}
      data-layer-scroller=""
      {...(overflowing && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <div className={styles.content}>{children}</div>
    </div>
  );
}
