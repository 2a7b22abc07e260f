import type { OutputBundle, OutputChunk } from 'rolldown';

export const isChunk = (file: OutputBundle[string] | undefined): file is OutputChunk => file?.type === 'chunk';

/** The scripts and styles of a chunk and of all it imports before it runs, in the order in which they count. */
export function filesOf(bundle: OutputBundle, name: string, seen = new Set<string>()): string[] {
  const chunk = bundle[name];
  if (seen.has(name) || !isChunk(chunk)) return [];
  seen.add(name);
  const before = chunk.imports.flatMap((imported) => filesOf(bundle, imported, seen));
  return [...new Set([...before, name, ...(chunk.viteMetadata?.importedCss ?? [])])];
}
