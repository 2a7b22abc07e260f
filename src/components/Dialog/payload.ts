import type { ReactNode } from 'react';

/** What opens a layer: a flag, a payload, or both. */
export type PayloadProps<Payload> = {
  /** Whether it is open; left out, it is open while there is a payload. */
  open?: boolean;
  /** What it is about; its content stays that of the last payload while the layer closes. */
  payload?: Payload | undefined;
};

/** Content that is fixed, or follows from the payload. */
type FromPayload<Payload, Content> = Content | ((payload: Payload) => Content);

export const isOpen = ({ open, payload }: PayloadProps<unknown>): boolean => open ?? payload !== undefined;

const isFunction = <Payload, Content>(
  content: FromPayload<Payload, Content>,
): content is (payload: Payload) => Content => typeof content === 'function';

/** The content for the payload; undefined for a function before there has been one. */
export function contentOf<Payload, Content extends ReactNode>(
  content: FromPayload<Payload, Content>,
  payload: Payload | undefined,
): Content | undefined {
  if (!isFunction(content)) return content;
  return payload === undefined ? undefined : content(payload);
}
