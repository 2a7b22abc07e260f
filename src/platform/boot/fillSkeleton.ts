import type { EarlyResponse } from './earlyResponses.ts';

export type SkeletonFill = {
  /** The place of its response among the early ones; a negative one counts from the last. */
  response: number;
  /** Writes data that nothing has validated into the skeleton; settles once its picture is decoded. */
  fill(root: ParentNode, data: never): Promise<void> | void;
};

/** Fills the skeleton from an early response, which React could show only once it has loaded and hydrated. */
export async function fillSkeleton(
  early: readonly EarlyResponse[],
  { response, fill }: SkeletonFill,
  root: ParentNode = document,
): Promise<void> {
  try {
    // Cloned before the portal consumes the response: a body can be read only once.
    const copy = (await early.at(response)?.response)?.clone();
    const { data } = (await copy?.json()) as { data: never };
    await fill(root, data);
  } catch {
    // React shows what there is to show.
  }
}

/** Where the address asks for more than was prerendered, nothing is shown as selected until React renders it. */
export function clearSelectedState(root: ParentNode): void {
  for (const name of ['aria-selected', 'aria-pressed'])
    for (const selected of root.querySelectorAll(`[${name}="true"]`)) selected.setAttribute(name, 'false');
}
