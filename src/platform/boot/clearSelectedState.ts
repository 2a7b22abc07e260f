/** Where the address asks for more than was prerendered, nothing is shown as selected until React renders it. */
export function clearSelectedState(root: ParentNode): void {
  for (const name of ['aria-selected', 'aria-pressed'])
    for (const selected of root.querySelectorAll(`[${name}="true"]`)) selected.setAttribute(name, 'false');
}
