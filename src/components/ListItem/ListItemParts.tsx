import type { ReactNode } from 'react';
import { useFormReset } from '../fields/useFormReset.ts';
import { CheckLine } from '../icons/CheckLine.tsx';
import { RightLine } from '../icons/RightLine.tsx';
import * as styles from './ListItem.css.ts';

export const isThere = (part: ReactNode): boolean =>
  part !== undefined && part !== null && part !== false && part !== '';

/** Text cut after so many lines. */
export function Clamped({ lines, children }: { lines: 1 | 2 | 3; children: ReactNode }) {
  return (
    <span className={styles.clampBox}>
      <span className={styles.clamp[lines]}>{children}</span>
    </span>
  );
}

export type RowTextsContent = {
  /** `regular` where the title is a label or running text rather than a name. */
  titleWeight?: keyof typeof styles.title;
  /** Right after the title: a tag or two. */
  badge?: ReactNode;
  /** At the end of the title's line, small: a time. */
  aside?: ReactNode;
  /** Under the title. */
  description?: ReactNode;
  /** Cut after so many lines. */
  descriptionLines?: 1 | 2 | 3;
  /** Under the description, smaller and paler: a date, counts. */
  meta?: ReactNode;
  /** Cut after so many lines; not cut when left out. */
  metaLines?: 1 | 2 | 3;
  /** More below the text: a progress bar, a quotation. Nothing to press. */
  children?: ReactNode;
};

type RowTextsProps = RowTextsContent & {
  /** Of the row: what describes its control is called after it. */
  id: string;
  /** The title. */
  control: ReactNode;
};

/** The title with what stands beside it, and the lines under it. */
export function RowTexts({
  id,
  control,
  titleWeight = 'strong',
  badge,
  aside,
  description,
  descriptionLines = 1,
  meta,
  metaLines,
  children,
}: RowTextsProps) {
  return (
    <div className={styles.texts}>
      <div className={styles.head}>
        <div className={styles.titled}>
          <div className={styles.title[titleWeight]}>{control}</div>
          {isThere(badge) && (
            <span id={`${id}badge`} className={styles.badge}>
              {badge}
            </span>
          )}
        </div>
        {isThere(aside) && (
          <span id={`${id}aside`} className={styles.aside}>
            {aside}
          </span>
        )}
      </div>
      {isThere(description) && (
        <div id={`${id}description`} className={styles.description}>
          <Clamped lines={descriptionLines}>{description}</Clamped>
        </div>
      )}
      {children}
      {isThere(meta) && (
        <div id={`${id}meta`} className={styles.meta}>
          {metaLines === undefined ? meta : <Clamped lines={metaLines}>{meta}</Clamped>}
        </div>
      )}
    </div>
  );
}

export type RowEndContent = {
  /** What the title stands at now, at the row's end: a setting's value. */
  value?: ReactNode;
  /** At the row's end: a button, a tag, a picture. A control in it stays a control of its own. */
  trailing?: ReactNode;
  /** A chevron at the end: the row leads on. */
  arrow?: boolean;
};

/** What stands at the end of the row. */
export function RowEnd({ id, value, trailing, arrow = false }: RowEndContent & { id: string }) {
  if (!isThere(value) && !isThere(trailing) && !arrow) return null;
  return (
    <div className={styles.end}>
      {isThere(value) && (
        <div id={`${id}value`} className={styles.value}>
          {value}
        </div>
      )}
      {isThere(trailing) && <div className={styles.trailing}>{trailing}</div>}
      {arrow && (
        <span className={styles.arrow}>
          <RightLine size={20} />
        </span>
      )}
    </div>
  );
}

export type RowCheckboxState = {
  /** Gets what the person wants it to be. */
  onCheckedChange?: (checked: boolean) => void;
  /** The button or checkbox cannot be used now. */
  disabled?: boolean;
};

type RowCheckboxProps = RowCheckboxState & { id: string; checked: boolean; describedBy: string | undefined };

/** The box of a row that is a checkbox; the title is its label. */
export function RowCheckbox({ id, checked, disabled, describedBy, onCheckedChange }: RowCheckboxProps) {
  useFormReset(id, checked, (first) => onCheckedChange?.(first));
  return (
    <span className={styles.check}>
      <input
        type="checkbox"
        id={id}
        className={styles.input}
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
      />
      <span className={styles.tick}>
        <CheckLine size={16} />
      </span>
    </span>
  );
}
