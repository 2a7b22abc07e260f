import { Panel, type PanelContent } from './Panel.tsx';

export type DialogProps<Payload = unknown> = PanelContent<Payload>;

/** A decision in the middle of the screen. Focus goes back to whatever opened it (spec §9: layers from 2000). */
export function Dialog<Payload = unknown>(props: DialogProps<Payload>) {
  return <Panel {...props} kind="dialog" />;
}
