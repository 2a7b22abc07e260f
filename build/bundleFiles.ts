import { resolve } from 'node:path';
import type { OutputBundle, OutputChunk } from 'rolldown';

/** The portal's own page. Other builds of the same configuration (Storybook's, the bench's) have others. */
export const PAGE = resolve(import.meta.dirname, '..', 'index.html');

export const isChunk = (file: OutputBundle[string] | undefined): file is OutputChunk => file?.type === 'chunk';

const findChunk = (bundle: OutputBundle, fits: (module: string) => boolean): OutputChunk | undefined =>
  Object.values(bundle)
    .filter(isChunk)
    .find(({ facadeModuleId }) => facadeModuleId !== null && fits(facadeModuleId));

export const findEntryChunk = (bundle: OutputBundle) => findChunk(bundle, (module) => module === PAGE);

export function routeChunk(bundle: OutputBundle, id: string): OutputChunk {
  const chunk = findChunk(bundle, (module) => module.toLowerCase().endsWith(`/${id}route.tsx`));
  if (!chunk) throw new Error(`The build has no chunk for the page of the route ${id}.`);
  return chunk;
}

/** The scripts and styles of chunks and of all they import before they run, in the order in which they count. */
export function filesOf(bundle: OutputBundle, ...names: readonly string[]): string[] {
  const seen = new Set<string>();
  const filesOfOne = (name: string): string[] => {
    const chunk = bundle[name];
    if (seen.has(name) || !isChunk(chunk)) return [];
    seen.add(name);
    return [...chunk.imports.flatMap(filesOfOne), name, ...(chunk.viteMetadata?.importedCss ?? [])];
  };
  return [...new Set(names.flatMap(filesOfOne))];
}
