import { useEffect, type ReactNode } from 'react';
import { SearchLine } from '../icons/SearchLine.tsx';
import { Progress } from '../Progress/Progress.tsx';
import * as styles from './Combobox.css.ts';

/** One option under the field. */
export type Suggestion = {
  /** What is searched for once it is taken; the field then holds it. */
  value: string;
  /** Shown in its place. @default value */
  label?: ReactNode;
  /** Icon before it. @default a magnifying glass */
  leading?: ReactNode;
};

export type SuggestionPopupProps = {
  /** Id of the listbox. */
  id: string;
  /** Spoken name of the listbox. */
  label: string;
  hidden: boolean;
  suggestions: readonly Suggestion[];
  /** Index of the option the arrow keys have reached. */
  active: number | undefined;
  /** Suggestions are being loaded. */
  pending: boolean;
  onSelect: (suggestion: Suggestion) => void;
};

/** Id of the option at an index of a listbox. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Lies over what follows. The field keeps the focus, so that the list is still there when a finger lets go. */
export function SuggestionPopup({ hidden, ...list }: SuggestionPopupProps) {
  return (
    <div
      className={styles.popup}
      hidden={hidden}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Options {...list} />
      {list.pending && list.suggestions.length === 0 && (
        <div className={styles.pending} role="status">
          <Progress label="正在查找" shape="ring" size="small" />
          正在查找…
        </div>
      )}
    </div>
  );
}

function Options({ id, label, suggestions, active, pending, onSelect }: Omit<SuggestionPopupProps, 'hidden'>) {
  useEffect(() => {
    if (active !== undefined) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <ul
      id={id}
      role="listbox"
      className={styles.list}
      aria-label={label}
      aria-busy={pending}
      hidden={suggestions.length === 0}
    >
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.value}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onClick={() => onSelect(suggestion)}
        >
          {suggestion.leading ?? <SearchLine size={16} />}
          <span className={styles.label}>{suggestion.label ?? suggestion.value}</span>
        </li>
      ))}
    </ul>
  );
}
