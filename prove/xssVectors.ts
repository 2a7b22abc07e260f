import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A vector of the public corpora. */
export type Vector = {
  id: string;
  payload: string;
  context: 'html' | 'url' | 'text' | 'file';
  kind: 'attack' | 'markup';
  control?: { executed: boolean };
};

/** All vectors of the folder `CORPORA_DIR`; none where it is not given. */
export function corpusVectors(): Vector[] {
  const folder = process.env['CORPORA_DIR'];
  if (!folder) return [];
  const files = readdirSync(join(folder, 'xss'))
    .filter((name) => name.endsWith('.json'))
    .sort();
  return files.flatMap(
    (name) => (JSON.parse(readFileSync(join(folder, 'xss', name), 'utf8')) as { vectors: Vector[] }).vectors,
  );
}
