import { type ComponentProps, type ReactNode } from 'react';
import { IconDisc } from '../IconDisc/IconDisc.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './Result.css.ts';

export type ResultProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'children' | 'title'> & {
  /** Address of an illustration, four wide and three high. */
  picture?: string | undefined;
  /** Stands on a disc where there is no scene. */
  icon?: ReactNode;
  /** What came of it, in one sentence. */
  title: ReactNode;
  /** The element of the title; a heading where the result is the whole page. */
  titleAs?: 'p' | 'h1' | 'h2' | 'h3';
  /** Why, or what to do now. */
  description?: ReactNode;
  /** What can be done now: one or two buttons. */
  actions?: ReactNode;
  /** `page` fills a page, `panel` stands in a part of one or in a dialog, `row` is one row of a part that stands. */
  size?: styles.ResultSize;
  /** How it came out; `quiet` where nothing happened and nothing is here. */
  tone?: 'neutral' | 'quiet' | 'success' | 'warning' | 'danger';
};

const SIZES = {
  page: { disc: 64, title: 'heading', quietTitle: 'body', description: 'body' },
  panel: { disc: 56, title: 'nav', quietTitle: 'body', description: 'small' },
  row: { disc: 28, title: 'smallStrong', quietTitle: 'small', description: 'meta' },
} as const;

/** What came of something, in the place of its content: done, failed, nothing here, gone. */
export function Result({
  picture,
  icon,
  title,
  titleAs = 'p',
  description,
  actions,
  size = 'panel',
  tone = 'neutral',
  ...rest
}: ResultProps) {
  const look = SIZES[size];
  const quiet = tone === 'quiet';
  return (
    <div {...rest} className={styles.size[size]}>
      {picture !== undefined ? (
        <img className={styles.picture[size]} src={picture} alt="" width={160} height={120} />
      ) : (
        icon && (
          <IconDisc size={look.disc} tone={tone === 'neutral' || quiet ? 'soft' : tone}>
            {icon}
          </IconDisc>
        )
      )}
      <div className={styles.content}>
        <Text as={titleAs} variant={quiet ? look.quietTitle : look.title} tone={quiet ? 'ink2' : 'ink'}>
          {title}
        </Text>
        {description && (
          <Text variant={look.description} tone="ink2">
            {description}
          </Text>
        )}
      </div>
      {actions && (
        <div className={styles.actions[size]}>
          <Inline gap="x12" wrap justify="center">
            {actions}
          </Inline>
        </div>
      )}
    </div>
  );
}
