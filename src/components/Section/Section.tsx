import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { RightLine } from '../icons/RightLine.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Space } from '../Stack/space.css.ts';
import { Surface } from '../Surface/Surface.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import * as styles from './Section.css.ts';

type SectionHeaderProps = {
  /** The heading; it names the section too. */
  title: string;
  /** The heading's level in the page's outline. */
  level?: 2 | 3;
  /** Type size of the heading in px at 375: large 18, regular 15; a heading of level 3 is regular. */
  size?: keyof typeof styles.heading;
  /** How many, right after the heading and not part of it. */
  count?: ReactNode;
  /** A sentence under the heading. */
  description?: ReactNode;
  /** At the end of the heading's row: a `TextButton`, or text such as 2/5. */
  trailing?: ReactNode;
  /** Where all of it is: puts a link at the end of the heading's row. */
  href?: string;
  /** Text of that link. */
  moreText?: string;
  /** Called with `href` on a plain click of that link, in place of the app's own navigation. */
  onFollow?: (href: string) => void;
};

export type SectionProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'title'> &
  SectionHeaderProps & {
    ref?: Ref<HTMLElement>;
    /** Distance between the heading and each child, by its px at 375. */
    gap?: Space;
    /** On a white card, heading and all; `bleed` lets rows reach the card's edges. */
    surface?: boolean | 'bleed';
  };

/** A titled part of a page. */
export function Section({
  title,
  level,
  size,
  count,
  description,
  trailing,
  href,
  moreText,
  onFollow,
  gap = 'x8',
  surface = false,
  children,
  ...rest
}: SectionProps) {
  const headingId = useId();
  const bleeds = surface === 'bleed';
  const root = { 'aria-labelledby': headingId, ...rest, as: 'section', gap } as const;
  const content = (
    <>
      <SectionHeader
        {...{ title, level, size, count, description, trailing, href, moreText, onFollow, headingId, bleeds }}
      />
      {children}
    </>
  );
  if (!surface) return <Stack {...root}>{content}</Stack>;
  return (
    <Surface {...root} padding={bleeds ? 'none' : 'x16'}>
      {content}
    </Surface>
  );
}

function SectionHeader({
  title,
  level = 2,
  size = level === 2 ? 'large' : 'regular',
  count,
  description,
  trailing,
  href,
  moreText = '查看更多',
  onFollow,
  headingId,
  bleeds,
}: SectionHeaderProps & { headingId: string; bleeds: boolean }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={bleeds ? styles.bleedingHeader : styles.header}>
      <div className={styles.row}>
        <div className={styles.title}>
          <Heading id={headingId} className={styles.heading[size]}>
            {title}
          </Heading>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </div>
        {(trailing !== undefined || href !== undefined) && (
          <div className={styles.trailing}>
            {trailing}
            {href !== undefined && (
              <TextButton
                href={href}
                onFollow={onFollow}
                tone="subtle"
                size="small"
                aria-label={`${moreText}：${title}`}
                trailing={<RightLine size={16} />}
              >
                {moreText}
              </TextButton>
            )}
          </div>
        )}
      </div>
      {description !== undefined && <p className={styles.description}>{description}</p>}
    </div>
  );
}
