/** What differs by less is a rounding, px. */
const SLACK = 2;
/** A target may reach so far under the notch, or out of its box, as its picture does not; px. */
const TARGET_SLACK = 8;
/** Of a control so much must be there to be tapped, px. */
const TOUCH = 44;
/** Words that end in an ellipsis still say something from so many letters on. */
const LETTERS_BEFORE_ELLIPSIS = 3;
/** Fewer on an average make a column of letters. */
const LETTERS_A_LINE = 1.6;
/** Of the height of its letters so much of a line may lie over another one. */
const LINE_OVERLAP = 0.35;

const CONTROLS = 'a[href], button, input:not([type="hidden"]), textarea, select, [role="slider"], [role="tab"]';
const LAYERS = '[role="dialog"], [role="alertdialog"]';
/** Whose content is shown in part, with a way to the rest in view. */
const IN_PARTS = '[inert], [aria-hidden="true"], [data-cut]:not([data-open]), [data-folded="true"]';

type Box = { left: number; top: number; right: number; bottom: number };
/** A line of text or a control, and the element it is identified by. */
type Part = { kind: 'text' | 'control'; owner: HTMLElement; box: Box; words: string };

/**
 * What nobody can see or tap, however they scroll: text and controls cut by a box that does not scroll, by the screen's edge
 * or by the notch, words that end in an ellipsis after a letter or two, what lies under something else, and words over words.
 * Scrolls, and puts every scroller back.
 */
export async function outOfSight(): Promise<string[]> {
  const root = topmostLayer();
  const cut = partsIn(root).flatMap((part) => {
    const by = cutBy(part);
    return by === undefined ? [] : [`${part.words}: cut by ${by}`];
  });
  return [
    ...new Set([...cut, ...ellipsesIn(root), ...columnsIn(root), ...overlapsIn(root), ...(await coveredIn(root))]),
  ];
}

/** What a dialog makes inert is not to be seen while it is open. */
const topmostLayer = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>(LAYERS)].filter(isSeen).at(-1) ?? document.body;

const partsIn = (root: HTMLElement): Part[] => [...textsIn(root), ...controlsIn(root)];

const isSeen = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !element.closest(IN_PARTS) &&
  !isForAssistiveTechnology(element);

/** Words for assistive technology alone stand in a box of one pixel; a control for keys alone is clipped until it has the focus. */
function isForAssistiveTechnology(element: HTMLElement): boolean {
  for (let part: HTMLElement | null = element; part; part = part.parentElement) {
    if (getComputedStyle(part).clipPath === 'inset(50%)') return true;
  }
  return false;
}

function textsIn(root: HTMLElement): Part[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Part[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (!owner || words === '' || /^(SCRIPT|STYLE)$/.test(owner.tagName) || !isSeen(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const end = ellipsisOf(owner)?.getBoundingClientRect();
    const size = parseFloat(getComputedStyle(owner).fontSize);
    for (const line of range.getClientRects()) {
      const letters = letterBox(line, size);
      const box = end ? within(letters, end) : letters;
      if (isThere(box)) found.push({ kind: 'text', owner, box, words: `“${short(words)}”` });
    }
  }
  return found;
}

/** A line's rectangle is as high as the typeface likes; its letters are no higher than their size. */
function letterBox({ left, right, top, bottom }: Box, size: number): Box {
  const spare = Math.max(0, (bottom - top - size) / 2);
  return { left, right, top: top + spare, bottom: bottom - spare };
}

const isThere = ({ left, right, top, bottom }: Box): boolean => right - left > 1 && bottom - top > 1;

/** The box whose ellipsis says that more follows. */
function ellipsisOf(owner: HTMLElement): HTMLElement | undefined {
  for (let part: HTMLElement | null = owner, depth = 0; part && depth < 4; part = part.parentElement, depth += 1) {
    const { textOverflow, whiteSpace, webkitLineClamp } = getComputedStyle(part);
    if ((textOverflow === 'ellipsis' && whiteSpace === 'nowrap') || webkitLineClamp !== 'none') return part;
  }
  return undefined;
}

const controlsIn = (root: HTMLElement): Part[] =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((owner) => {
    const style = getComputedStyle(owner);
    const box = owner.getBoundingClientRect();
    // A native control that only takes the taps of the row it lies in is not painted.
    const isPainted = style.opacity !== '0' && style.pointerEvents !== 'none' && isThere(box) && isSeen(owner);
    return isPainted ? [{ kind: 'control' as const, owner, box, words: nameOf(owner) }] : [];
  });

/** What cuts it, when something does that does not scroll. */
function cutBy({ kind, owner, box: whole }: Part): string | undefined {
  let box: Box = whole;
  let { position } = getComputedStyle(owner);
  let scrollsSideways = false;
  let scrollsDown = false;
  for (let part = owner.parentElement; part && part !== document.documentElement; part = part.parentElement) {
    const style = getComputedStyle(part);
    const contains = style.contain.includes('paint');
    const holds =
      contains ||
      style.transform !== 'none' ||
      (position !== 'fixed' && (position !== 'absolute' || style.position !== 'static'));
    if (!holds) continue;
    position = style.position;
    const edge = part.getBoundingClientRect();
    if (hides(style.overflowX, contains) && isCut(kind, box, edge, 'x')) return `${describe(part)} (x)`;
    if (hides(style.overflowY, contains) && isCut(kind, box, edge, 'y')) return `${describe(part)} (y)`;
    if (scrolls(style.overflowX)) {
      if (part.scrollWidth > part.clientWidth) scrollsSideways = true;
      box = { ...box, left: edge.left, right: edge.right };
    }
    if (scrolls(style.overflowY)) {
      scrollsDown = true;
      box = { ...box, top: edge.top, bottom: edge.bottom };
    }
  }
  return cutByScreen(kind, box, { owner, scrollsSideways, scrollsDown: scrollsDown || position !== 'fixed' });
}

type Reach = { owner: HTMLElement; scrollsSideways: boolean; scrollsDown: boolean };

function cutByScreen(kind: Part['kind'], box: Box, { owner, scrollsSideways, scrollsDown }: Reach): string | undefined {
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (isCut(kind, box, screen, 'x')) return 'the side of the screen';
  if (!scrollsDown && isCut(kind, box, screen, 'y')) return 'the end of the screen';
  const side = notch();
  const slack = kind === 'text' ? SLACK : TARGET_SLACK;
  const isOfAPage = owner.closest(`[data-page], ${LAYERS}`) !== null && !scrollsSideways;
  return isOfAPage && (box.left < side - slack || box.right > innerWidth - side + slack) ? 'the notch' : undefined;
}

const hides = (overflow: string, contains: boolean): boolean =>
  overflow === 'hidden' || overflow === 'clip' || (overflow === 'visible' && contains);

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

/** Text loses a letter or a line; of a control too little is left to be tapped. */
function isCut(kind: Part['kind'], box: Box, edge: Box, axis: 'x' | 'y'): boolean {
  const [start, end] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  if (kind === 'text') return box[start] < edge[start] - SLACK || box[end] > edge[end] + SLACK;
  const left = Math.min(box[end], edge[end]) - Math.max(box[start], edge[start]);
  return left < Math.min(TOUCH, box[end] - box[start]) - TARGET_SLACK;
}

/** What notch and round corners take of each side, px. */
const notch = (): number => parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--safe-side')) || 0;

/** Words cut so short that nobody learns what they say; a short label of a control is cut nowhere. */
function ellipsesIn(root: HTMLElement): string[] {
  const cutters = new Set(textsIn(root).flatMap(({ owner }) => ellipsisOf(owner) ?? []));
  return [...cutters].flatMap((cutter) => {
    if (cutter.scrollWidth <= cutter.clientWidth + 1 && cutter.scrollHeight <= cutter.clientHeight + 2) return [];
    const { fontSize, webkitLineClamp } = getComputedStyle(cutter);
    const lines = webkitLineClamp === 'none' ? 1 : Number(webkitLineClamp);
    const letters = Math.floor(cutter.clientWidth / parseFloat(fontSize)) * lines - 1;
    const words = cutter.textContent.trim();
    const isLabel = cutter.closest('button, [role="tab"], nav a') !== null && words.length <= 4;
    return isLabel || letters < LETTERS_BEFORE_ELLIPSIS
      ? [`“${short(words)}”: ends in an ellipsis after ${Math.max(0, letters)} letters`]
      : [];
  });
}

/** Words squeezed into a column of single letters, which nobody reads as words. */
function columnsIn(root: HTMLElement): string[] {
  const lines = new Map<string, { owner: HTMLElement; tops: Set<number> }>();
  for (const { kind, owner, box, words } of partsIn(root)) {
    if (kind === 'control') continue;
    const line = lines.get(words) ?? { owner, tops: new Set() };
    if (line.owner === owner) line.tops.add(Math.round(box.top));
    lines.set(words, line);
  }
  return [...lines].flatMap(([words, { owner, tops }]) => {
    const { length } = owner.textContent.trim();
    // The short word of a button is one line; elsewhere two letters may stand in two.
    const least = owner.closest('button, [role="tab"]') ? 2 : 3;
    return tops.size >= least && length / tops.size < LETTERS_A_LINE ? [`${words}: stands a letter to a line`] : [];
  });
}

/** Words that lie over other words of the same layer. */
function overlapsIn(root: HTMLElement): string[] {
  const texts = textsIn(root)
    .filter(({ owner }) => !isFloating(owner, root))
    .map((part) => ({ ...part, box: shownPart(part) }))
    .filter(({ box }) => isThere(box))
    .sort((a, b) => a.box.top - b.box.top);
  return texts.flatMap((one, index) => {
    const found: string[] = [];
    for (const other of texts.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      const common = within(one.box, other.box);
      const least = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      const isOver = common.right - common.left > 3 && common.bottom - common.top > least * LINE_OVERLAP;
      if (isOver && one.owner !== other.owner) found.push(`${one.words}: lies over ${other.words}`);
    }
    return found;
  });
}

/** What of it is not scrolled away. */
function shownPart({ owner, box }: Part): Box {
  let shown = box;
  for (let part = owner.parentElement; part; part = part.parentElement) {
    if (getComputedStyle(part).overflowY !== 'visible') shown = within(shown, part.getBoundingClientRect());
  }
  return shown;
}

/** Whether it stands over what scrolls. */
function isFloating(element: HTMLElement, root: HTMLElement): boolean {
  for (let part: HTMLElement | null = element; part && part !== root; part = part.parentElement) {
    const { position, zIndex } = getComputedStyle(part);
    if (position === 'sticky' || position === 'fixed' || Number(zIndex) > 1) return true;
  }
  return false;
}

/** What stays under something else wherever its scroller stands. */
async function coveredIn(root: HTMLElement): Promise<string[]> {
  const open = partsIn(root)
    .filter((part) => coverOf(part) !== undefined)
    .map((part) => ({ part, placeNow: placeOf(part) }));
  if (open.length === 0) return [];
  const restore = keepScroll(root);
  const found: string[] = [];
  for (const { part, placeNow } of open) {
    if (coverInView(part, placeNow) === undefined) continue;
    // Rows that scrolled into a list are put in their places in the frame after.
    await frame();
    await frame();
    const cover = coverInView(part, placeNow);
    if (cover !== undefined) found.push(`${part.words}: covered by ${cover}`);
  }
  restore();
  return found;
}

const frame = () => new Promise(requestAnimationFrame);

/** What covers a part once it is scrolled to, as far as its scroller can. */
function coverInView(part: Part, placeNow: () => Box): string | undefined {
  const { owner } = part;
  // A list has taken it out, or put its row elsewhere.
  if (!owner.isConnected) return undefined;
  // Text in a box that cuts it would be scrolled within that box.
  (ellipsisOf(owner) ?? owner).scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const scroller = scrollerOf(owner);
  const view = scroller.getBoundingClientRect();
  const box = placeNow();
  scroller.scrollBy({ top: (box.top + box.bottom - view.top - view.bottom) / 2, behavior: 'instant' });
  return coverOf({ ...part, box: placeNow() });
}

/** Where a part of an element is once the element has moved. */
function placeOf({ owner, box }: Part): () => Box {
  const from = owner.getBoundingClientRect();
  return () => {
    const to = owner.getBoundingClientRect();
    const [dx, dy] = [to.left - from.left, to.top - from.top];
    return { left: box.left + dx, right: box.right + dx, top: box.top + dy, bottom: box.bottom + dy };
  };
}

/** What is painted over its middle, or takes the taps there. */
function coverOf({ kind, owner, box }: Part): string | undefined {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  // What takes no taps is not found by a point of it.
  if (getComputedStyle(owner).pointerEvents === 'none') return undefined;
  const hits = document.elementsFromPoint(x, y) as HTMLElement[];
  const scroller = scrollerOf(owner);
  const index = hits.findIndex((hit) => owner.contains(hit) || (hit.contains(owner) && scroller.contains(hit)));
  if (index < 0) return 'nothing that answers';
  const above = hits.slice(0, index);
  // A control may lie under its own label, words under a link over their whole card.
  const label = owner.closest('label');
  const cover = above.find((hit) => isPainted(hit) || (kind === 'control' && !label?.contains(hit) && takesTaps(hit)));
  return cover && describe(cover);
}

/** Beyond it nothing answers for what is scrolled away. */
function scrollerOf(owner: HTMLElement): HTMLElement {
  for (let part = owner.parentElement; part; part = part.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(part);
    if (scrolls(overflowX) || scrolls(overflowY)) return part;
  }
  return document.documentElement;
}

const takesTaps = (element: HTMLElement): boolean => element.closest('a[href], button, input, label') === null;

function isPainted(element: HTMLElement): boolean {
  if (/^(img|video|canvas|svg)$/i.test(element.tagName)) return true;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
}

const within = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

function keepScroll(root: HTMLElement): () => void {
  const kept = [root, ...root.querySelectorAll<HTMLElement>('*')]
    .filter((part) => part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth)
    .map((part) => ({ part, top: part.scrollTop, left: part.scrollLeft }));
  return () => kept.forEach(({ part, top, left }) => part.scrollTo({ top, left, behavior: 'instant' }));
}

const short = (words: string): string => words.trim().replace(/\s+/g, ' ').slice(0, 16);

const describe = (part: HTMLElement): string => {
  const names = typeof part.className === 'string' ? part.className.split(' ').filter(Boolean) : [];
  return [part.tagName.toLowerCase(), ...names.map((name) => name.replace(/__\w+$/, ''))].join('.');
};

const nameOf = (control: HTMLElement): string =>
  `${control.getAttribute('role') ?? control.tagName.toLowerCase()} “${short(control.getAttribute('aria-label') ?? control.textContent)}”`;
