/**
 * Finds elements as a person or a screen reader would. These functions are sent to the page as their own text: they refer to
 * one another and to nothing else, and speak no newer JavaScript than the oldest engine.
 */

export type Found = {
  /** How many there are. */
  count: number;
  /** Whether the document is loaded: touches in its first frames are lost when DevTools sends them. */
  isLoaded: boolean;
  /** The middle of the chosen one, if it can be tapped there. */
  point?: { x: number; y: number };
  /** What lies over it. */
  coveredBy?: string;
  text: string;
  value: string;
  href: string;
};

type Words = string | { source: string; flags: string };

/** A `Query` as the page gets it. */
type Asked = {
  role?: string;
  name?: Words;
  text?: Words;
  selector?: string;
  index?: number;
  within?: Asked;
  state?: Record<string, boolean>;
};

type Options = {
  /** Brings the chosen one into the window if it is not there. */
  scrolls?: boolean;
  /** Also what cannot be seen, as a file input. */
  hidden?: boolean;
  /** Marks the chosen one with `data-upload-target`, so that a CSS selector finds it too. */
  marks?: boolean;
};

function attributeOf(element: Element, name: string): string {
  return element.getAttribute(name) || '';
}

function squeezed(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}

function matches(words: Words, given: string, asPart = false): boolean {
  const bare = given.replace(/\s/g, '');
  if (typeof words === 'string')
    return asPart ? bare.includes(words.replace(/\s/g, '')) : bare === words.replace(/\s/g, '');
  const expression = new RegExp(words.source, words.flags);
  return expression.test(squeezed(given)) || expression.test(bare);
}

function roleOf(element: Element): string {
  const told = attributeOf(element, 'role').split(' ')[0];
  if (told) return told === 'alertdialog' ? 'dialog' : told;
  if (element.tagName === 'A') return element.hasAttribute('href') ? 'link' : '';
  if (element.tagName === 'SECTION') return nameOf(element) ? 'region' : '';
  if (element instanceof HTMLInputElement) {
    const inputs: Record<string, string> = {
      checkbox: 'checkbox',
      radio: 'radio',
      search: 'searchbox',
      button: 'button',
      submit: 'button',
      file: 'file',
      hidden: 'hidden',
    };
    return inputs[element.type] || (element.hasAttribute('list') ? 'combobox' : 'textbox');
  }
  const tags: Record<string, string> = {
    BUTTON: 'button',
    SUMMARY: 'button',
    TEXTAREA: 'textbox',
    SELECT: 'combobox',
    NAV: 'navigation',
    MAIN: 'main',
    ARTICLE: 'article',
    LI: 'listitem',
    UL: 'list',
    OL: 'list',
    DIALOG: 'dialog',
    IMG: 'img',
    FORM: 'form',
    FIELDSET: 'group',
    PROGRESS: 'progressbar',
    OUTPUT: 'status',
    H1: 'heading',
    H2: 'heading',
    H3: 'heading',
    H4: 'heading',
    H5: 'heading',
    H6: 'heading',
  };
  return tags[element.tagName] || '';
}

function isLeftOut(element: Element): boolean {
  if (/^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/.test(element.tagName)) return true;
  const style = getComputedStyle(element);
  return style.display === 'none' || style.visibility === 'hidden' || attributeOf(element, 'aria-hidden') === 'true';
}

function textIn(element: Element): string {
  let words = '';
  for (const node of Array.from(element.childNodes)) {
    if (node.nodeType === 3) words += node.nodeValue || '';
    if (!(node instanceof Element) || isLeftOut(node)) continue;
    const own = attributeOf(node, 'aria-label') || (node.tagName === 'IMG' ? attributeOf(node, 'alt') : textIn(node));
    words += getComputedStyle(node).display === 'inline' ? own : ` ${own} `;
  }
  return words;
}

function nameOf(element: Element): string {
  const labelling = attributeOf(element, 'aria-labelledby');
  if (labelling) {
    return labelling
      .split(/\s+/)
      .map((id) => document.getElementById(id))
      .map((one) => (one ? attributeOf(one, 'aria-label') || textIn(one) : ''))
      .join(' ');
  }
  const label = attributeOf(element, 'aria-label');
  if (label) return label;
  const labels = (element as HTMLInputElement).labels;
  if (labels && labels.length > 0) return Array.from(labels).map(textIn).join(' ');
  if (element.tagName === 'IMG') return attributeOf(element, 'alt');
  const legend = element.tagName === 'FIELDSET' ? element.querySelector('legend') : null;
  if (legend) return textIn(legend);
  const isNamedByContent =
    /^(A|BUTTON|SUMMARY|H[1-6]|OPTION)$/.test(element.tagName) ||
    /^(button|link|tab|radio|checkbox|switch|option|menuitem|heading)$/.test(attributeOf(element, 'role'));
  return (
    (isNamedByContent && squeezed(textIn(element))) ||
    attributeOf(element, 'title') ||
    attributeOf(element, 'placeholder')
  );
}

function hasState(element: Element, state: Record<string, boolean>): boolean {
  return Object.keys(state).every((key) => {
    const isNative = key !== 'pressed' && Reflect.get(element, key) === true;
    return (isNative || attributeOf(element, `aria-${key}`) === 'true') === state[key];
  });
}

/** A control's own box may be hidden behind the label that is seen and tapped in its place. */
function faceOf(element: Element): Element {
  const labels = (element as HTMLInputElement).labels;
  const box = element.getBoundingClientRect();
  const isHidden = box.width < 8 || box.height < 8 || getComputedStyle(element).opacity === '0';
  return isHidden && labels && labels[0] ? labels[0] : element;
}

function isSeen(element: Element): boolean {
  const face = faceOf(element);
  if (face.getClientRects().length === 0 || getComputedStyle(face).visibility !== 'visible') return false;
  return !face.closest('[aria-hidden="true"], [inert]');
}

function fits(element: Element, query: Asked, options: Options): boolean {
  if (query.role !== undefined && roleOf(element) !== query.role) return false;
  if (
    query.text !== undefined &&
    (/^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName) || !matches(query.text, element.textContent || '', true))
  )
    return false;
  if (query.name !== undefined && !matches(query.name, nameOf(element))) return false;
  return (query.state === undefined || hasState(element, query.state)) && (options.hidden === true || isSeen(element));
}

function listed(query: Asked, options: Options): Element[] {
  const roots: ParentNode[] = query.within ? listed(query.within, options) : [document];
  const known = new Set<Element>();
  for (const root of roots)
    for (const element of Array.from(root.querySelectorAll(query.selector || '*'))) known.add(element);
  let fitting = Array.from(known).filter((element) => fits(element, query, options));
  // Of a text found by its words alone, the innermost element is meant.
  if (query.text !== undefined && query.role === undefined && query.selector === undefined) {
    fitting = fitting.filter((element) => !fitting.some((other) => other !== element && element.contains(other)));
  }
  if (query.index === undefined) return fitting;
  const chosen = fitting[query.index < 0 ? fitting.length + query.index : query.index];
  return chosen ? [chosen] : [];
}

function middleOf(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** What a tap in the middle of an element falls on, if it is something else. */
function coverOf(element: Element): string | undefined {
  const face = faceOf(element);
  const { x, y } = middleOf(face);
  const hit = document.elementFromPoint(x, y);
  if (!hit) return 'nothing: it stands outside the window';
  const label = hit.closest('label');
  return face.contains(hit) || element.contains(hit) || (label !== null && label.control === element)
    ? undefined
    : hit.outerHTML.slice(0, 120);
}

function findOnPage(query: Asked, options: Options): Found {
  const all = listed(query, options);
  const element = all[0];
  const isLoaded = document.readyState === 'complete';
  if (!element) return { count: 0, isLoaded, text: '', value: '', href: '' };
  if (options.marks) {
    for (const old of Array.from(document.querySelectorAll('[data-upload-target]')))
      old.removeAttribute('data-upload-target');
    element.setAttribute('data-upload-target', '');
  }
  if (options.scrolls && coverOf(element) !== undefined)
    faceOf(element).scrollIntoView({ block: 'center', inline: 'center', behavior: 'auto' });
  const coveredBy = coverOf(element);
  return {
    count: all.length,
    isLoaded,
    text: squeezed((element as HTMLElement).innerText || ''),
    value: String((element as HTMLInputElement).value === undefined ? '' : (element as HTMLInputElement).value),
    href: attributeOf(element, 'href'),
    ...(coveredBy === undefined ? { point: middleOf(faceOf(element)) } : { coveredBy }),
  };
}

const PARTS = [
  attributeOf,
  squeezed,
  matches,
  roleOf,
  isLeftOut,
  textIn,
  nameOf,
  hasState,
  faceOf,
  isSeen,
  fits,
  listed,
  middleOf,
  coverOf,
  findOnPage,
]
  .map(String)
  .join('\n');

/** The expression that answers with `Found`. */
export const finding = (query: string, options: Options): string =>
  `(function () {\n${PARTS}\nreturn findOnPage(${query}, ${JSON.stringify(options)});\n})()`;
