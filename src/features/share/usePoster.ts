import { useEffect, useRef, useState } from 'react';
import { failed, loading, ready, type Loadable } from '#domain/loadable.ts';
import type { Poster } from '#screens/dialogs/ShareSheet/ShareSheet.tsx';
import { useCore } from '#platform/core.ts';
import type { PosterContent } from './poster/drawPoster.ts';

const FORBIDDEN = /[\\/:*?"<>|\u0000-\u001F]+/g;
const NAME_MAX_LENGTH = 40;

const fileNameOf = (name: string): string =>
  `${[...name.replace(FORBIDDEN, ' ')].slice(0, NAME_MAX_LENGTH).join('').trim()}.jpg`;

/**
 * Draws a poster on demand; the module is loaded with the first one.
 * @param expected requested at once: it is loading from the first frame
 */
export function usePoster(name: string, expected: boolean) {
  const { log } = useCore();
  /** Absent until a poster is requested. */
  const [poster, setPoster] = useState<Loadable<Poster> | undefined>(expected ? loading : undefined);
  const url = useRef<string>(undefined);
  const turn = useRef(0);

  const drop = () => {
    turn.current += 1;
    if (url.current !== undefined) URL.revokeObjectURL(url.current);
    url.current = undefined;
    setPoster(undefined);
  };
  // A kept page that is hidden holds no picture in memory.
  useEffect(() => drop, []);

  const draw = (content: () => Promise<PosterContent>) => {
    drop();
    const mine = turn.current;
    setPoster(loading);
    const settle = (next: () => Loadable<Poster>) => mine === turn.current && setPoster(next());
    Promise.all([import('./poster/makePoster.ts'), content()])
      .then(([{ makePoster }, known]) => makePoster(known))
      .then(
        (blob) =>
          settle(() => {
            url.current = URL.createObjectURL(blob);
            return ready({ url: url.current, fileName: fileNameOf(name) });
          }),
        (error: unknown) => {
          log.warn(`The poster was not drawn: ${String(error)}`);
          settle(() => failed());
        },
      );
  };

  return { poster, draw, drop };
}
