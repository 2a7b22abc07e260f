import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { LayerControl } from './Layer.tsx';
import { Panel } from './Panel.tsx';

export type DialogProps = Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'role' | 'title'> &
  LayerControl & {
    /** Names the dialog. */
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
  };

/** A decision in the middle of the screen. Focus goes back to whatever opened it (spec §9: layers from 2000). */
export function Dialog(props: DialogProps) {
  return <Panel {...props} kind="dialog" />;
}
