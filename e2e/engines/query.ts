/** A name is held against a whole string, a text against a part; white space does not count. An expression tells it by itself. */
export type Words = string | RegExp;

/** What a person looks for on the page. */
export type Query = {
  role?: string;
  /** The accessible name. */
  name?: Words;
  /** What stands on it. */
  text?: Words;
  /** A CSS selector, where neither role nor words tell it. */
  selector?: string;
  state?: Partial<Record<'checked' | 'pressed' | 'selected' | 'disabled', boolean>>;
  within?: Query;
  /** Which of those found, in the order of the document; the first unless told, -1 the last. */
  index?: number;
};

export const button = (name: Words, more: Query = {}): Query => ({ role: 'button', name, ...more });
export const link = (name: Words, more: Query = {}): Query => ({ role: 'link', name, ...more });
export const heading = (name: Words, more: Query = {}): Query => ({ role: 'heading', name, ...more });
export const region = (name: Words): Query => ({ role: 'region', name });
export const tab = (name: Words): Query => ({ role: 'tab', name });
export const radio = (name: Words, more: Query = {}): Query => ({ role: 'radio', name, ...more });
export const field = (name: Words): Query => ({ role: 'textbox', name });
export const main = (name: Words): Query => ({ role: 'main', name });
/** A dialog or an alert dialog. */
export const dialog = (name: Words): Query => ({ role: 'dialog', name });
export const anyDialog: Query = { role: 'dialog' };
export const text = (words: Words, more: Query = {}): Query => ({ text: words, ...more });

/** `query`, inside of what `within` finds. */
export const inside = (within: Query, query: Query): Query => ({
  ...query,
  within: query.within ? inside(within, query.within) : within,
});

/** An entry of the bar at the bottom. */
export const barEntry = (name: Words): Query => ({
  role: 'link',
  name,
  within: { role: 'navigation', name: '主导航' },
});

/** As the page is asked: expressions as what they are made of. */
export const serialize = (query: Query): string =>
  JSON.stringify(query, (_key, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
  );

/** In words for who reads a failure. */
export const describe = (query: Query): string => {
  const { role = '', name, text: words, selector, within, index } = query;
  const own = [role, name && `「${name}」`, words && `text 「${words}」`, selector, index && `#${index}`]
    .filter(Boolean)
    .join(' ');
  return within ? `${own} in ${describe(within)}` : own;
};
