import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { CloseLine } from '#components/icons/CloseLine.tsx';
import { text, visuallyHidden } from '#theme/text.css.ts';
import { Layer, type LayerControl } from './Layer.tsx';
import * as styles from './Panel.css.ts';
import { contentOf, isOpen, type PayloadProps } from './payload.ts';
import { type BeforeClose, useGuardedClose } from './useGuardedClose.ts';
import { useLastPayload } from './useLastPayload.ts';
import { useOverflowing } from './useOverflowing.ts';

/** The content of a dialog or a sheet; each part may be a function of the payload. */
export type PanelContent<Payload = unknown> = Omit<
  ComponentPropsWithRef<'div'>,
  'className' | 'style' | 'role' | 'title' | 'children'
> &
  Omit<LayerControl, 'open'> &
  PayloadProps<Payload> & {
    /** Names the layer. */
    title: string | ((payload: Payload) => string);
    /** Keeps the title for assistive technology alone. */
    titleHidden?: boolean;
    /** One sentence under the title, read together with it; long texts are children instead. */
    description?: string | ((payload: Payload) => string | undefined);
    /** Spoken name of the close button; 关闭. */
    closeLabel?: string;
    /** Leaves the close button out: then the footer must offer a way out. */
    hideClose?: boolean;
    /** The actions; they stay in sight while the content scrolls. The least harmful comes first. */
    footer?: ReactNode | ((payload: Payload) => ReactNode);
    /** Asked when the reader wants to leave, by Escape, a press outside, the close button or a pull; false keeps it open. */
    beforeClose?: BeforeClose;
    /** What it shows; scrolls when it is too long. */
    children?: ReactNode | ((payload: Payload) => ReactNode);
  };

type PanelProps<Payload> = PanelContent<Payload> & {
  kind: keyof typeof styles.panel;
  /** Above the title: the sheet's handle, which is a way to close. */
  top?: (close: () => void) => ReactNode;
};

/** Title, content that scrolls, footer and close button: the inside of dialogs and sheets. */
export function Panel<Payload>({
  kind,
  top,
  open: givenOpen,
  payload: givenPayload,
  titleHidden = false,
  closeLabel = '关闭',
  hideClose = false,
  beforeClose,
  title: titleOf,
  description: descriptionOf,
  footer: footerOf,
  children,
  ...rest
}: PanelProps<Payload>) {
  const titleId = useId();
  const descriptionId = useId();
  const open = isOpen({ open: givenOpen, payload: givenPayload });
  const payload = useLastPayload(open, givenPayload);
  const title = contentOf(titleOf, payload) ?? '';
  const description = contentOf(descriptionOf, payload);
  const footer = contentOf(footerOf, payload);
  const close = useGuardedClose({ open, onOpenChange: rest.onOpenChange, beforeClose });
  return (
    <Layer
      {...rest}
      open={open}
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
        {contentOf(children, payload)}
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
