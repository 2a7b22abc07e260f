import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const commitOf = (...args: string[]): string | undefined => {
  try {
    return git(...args).trim();
  } catch {
    return undefined;
  }
};

/**
 * Where the branch left the main one; on the main one itself the commit before, or, where `own` is false, the last one.
 * Undefined where history is missing, as in a shallow clone or a downloaded copy.
 * @param told a commit or branch to compare with instead
 */
export function baseCommit(told?: string, own = true): string | undefined {
  const head = commitOf('rev-parse', 'HEAD');
  if (head === undefined) return undefined;
  const left =
    commitOf('merge-base', 'HEAD', told ?? 'origin/main') ??
    (told ? undefined : commitOf('merge-base', 'HEAD', 'main'));
  if (told !== undefined || (left !== undefined && left !== head)) return left;
  return own ? commitOf('rev-parse', 'HEAD~1') : head;
}

/** Files changed since a commit: committed, staged, in the work tree, new, and removed. */
export function changedFiles(base: string): string[] {
  const files = (...args: string[]) =>
    git(...args)
      .split('\0')
      .filter(Boolean);
  return [
    ...files('diff', '--name-only', '--no-renames', '-z', base),
    ...files('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}
