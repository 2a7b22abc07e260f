import type { ComponentPropsWithRef } from 'react';
import { sanitize } from './sanitize.ts';
import * as styles from './RichText.css.ts';

export type RichTextProps = Omit<
  ComponentPropsWithRef<'div'>,
  'className' | 'style' | 'children' | 'dangerouslySetInnerHTML'
> & {
  /** HTML from outside, as it came: it is sanitised here, at every showing (reliability X1). At most 200 kB of it is read. */
  html: string;
  /** Origins beside our own that pictures may come from, such as `https://media.example.com`. */
  mediaOrigins?: readonly string[];
};

const NONE: readonly string[] = [];

/** Foreign HTML, cut down to plain formatting. Links open in a new tab and say which host they lead to. */
export function RichText({ html, mediaOrigins = NONE, ...rest }: RichTextProps) {
  const safe = sanitize(html, { base: document.baseURI, mediaOrigins });
  return <div {...rest} className={styles.root} dangerouslySetInnerHTML={{ __html: safe }} />;
}
