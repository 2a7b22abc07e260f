/**
 * What is chosen in a page drawn at build is what its bare address chooses: at one that asks for something else nothing is
 * chosen until the page knows better.
 */
export function forgetChoices(root: ParentNode): void {
  for (const name of ['aria-selected', 'aria-pressed'])
    for (const chosen of root.querySelectorAll(`[${name}="true"]`)) chosen.setAttribute(name, 'false');
}
