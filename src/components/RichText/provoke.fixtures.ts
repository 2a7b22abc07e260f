/** Does to an element and all in it what a person or the browser might: each event somebody listens for, each link and button. */
export function provoke(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (/^on/i.test(name))
        quietly(() =>
          element.dispatchEvent(new Event(name.slice(2).toLowerCase(), { bubbles: false, cancelable: true })),
        );
    }
    if (/^(a|area|button|input|summary)$/i.test(element.localName))
      quietly(() => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  }
}

/** What a handler throws is no matter here. */
function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // A handler of a hostile text.
  }
}

const TAGS = new Set([
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'a',
  'img',
  'hr',
  'span',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'code',
  'pre',
]);
const ATTRIBUTES = new Set([
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'target',
  'rel',
  'data-host',
  'loading',
  'decoding',
  'referrerpolicy',
]);

/** An `is` cannot be taken away: it would be written out again, with its value. Emptied it names nothing. */
const isAllowed = (element: Element, name: string): boolean =>
  ATTRIBUTES.has(name) || (name === 'is' && element.getAttribute(name) === '');

function isWebLink(address: string): boolean {
  const { protocol, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

const isOwnPicture = (address: string): boolean => new URL(address, location.href).origin === location.origin;

function complaintsOf(element: Element): string[] {
  const attributes = element
    .getAttributeNames()
    .filter((name) => !isAllowed(element, name))
    .map((name) => `${element.localName}[${name}]`);
  const href = element.getAttribute('href');
  const src = element.getAttribute('src');
  return [
    ...(TAGS.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...attributes,
    ...(href === null || isWebLink(href) ? [] : [`link to ${href}`]),
    ...(src === null || isOwnPicture(src) ? [] : [`picture from ${src}`]),
    ...(getComputedStyle(element).position === 'static'
      ? []
      : [`${element.localName} is ${getComputedStyle(element).position}`]),
  ];
}

/** Everything in sanitised markup that the allow-list of bulletins (reliability X1) does not name. */
export const strangersIn = (root: Element): string[] => [...root.querySelectorAll('*')].flatMap(complaintsOf);
