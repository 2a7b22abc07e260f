/**
 * A page is prerendered with what its bare address selects: at an address that asks for something else nothing is shown as
 * selected until React renders it.
 */
export function clearSelectedState(root: ParentNode): void {
  for (const name of ['aria-selected', 'aria-pressed'])
    for (const selected of root.querySelectorAll(`[${name}="true"]`)) selected.setAttribute(name, 'false');
}
