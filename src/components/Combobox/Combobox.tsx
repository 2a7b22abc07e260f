import { useId, useState } from 'react';
import { putKeyboardAway } from '../SearchField/putKeyboardAway.ts';
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField.tsx';
import * as styles from './Combobox.css.ts';
import { optionId, type Suggestion, SuggestionPopup } from './SuggestionPopup.tsx';
import { useSuggestionList } from './useSuggestionList.ts';

type FieldProps = Omit<
  SearchFieldProps,
  'role' | 'onTyped' | 'aria-autocomplete' | 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
>;

export type ComboboxProps = FieldProps & {
  /** What the text might mean, or what was searched before; each `value` once. Empty when there is nothing to suggest. */
  suggestions: readonly Suggestion[];
  /** What the list holds, as it is spoken. @default 搜索建议 */
  suggestionsLabel?: string;
  /**
   * Gets the text to suggest for, without outer spaces and not while an input method is composing it;
   * '' when no suggestion is wanted any more.
   */
  onSuggest?: (text: string) => void;
  /** Opens the list as soon as the field has the focus, also with no text: for a search history. */
  openOnFocus?: boolean;
  /** Suggestions are being loaded. */
  pending?: boolean;
};

/** A search field with suggestions or a history under it (APG combobox with a list). Native props reach the input. */
export function Combobox({
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  suggestions,
  suggestionsLabel = '搜索建议',
  onSuggest,
  openOnFocus = false,
  pending = false,
  id,
  onKeyDown,
  onFocus,
  onClick,
  onBlur,
  ...rest
}: ComboboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const listId = `${inputId}-list`;
  const [ownText, setOwnText] = useState(defaultValue);
  const text = value ?? ownText;
  const { wanted, open, active, want, close, ...list } = useSuggestionList(suggestions.length);
  const chosen = active === undefined ? undefined : suggestions[active];

  const change = (next: string) => {
    setOwnText(next);
    onValueChange?.(next);
  };
  const dismiss = () => {
    close();
    onSuggest?.('');
  };
  const suggest = (next: string) => {
    want(openOnFocus || next.trim() !== '');
    onSuggest?.(next.trim());
  };
  const openAtOnce = () => {
    if (openOnFocus && !wanted) suggest(text);
  };
  const search = (next: string) => {
    dismiss();
    onSearch(next);
  };
  const take = (suggestion: Suggestion) => {
    change(suggestion.value);
    search(suggestion.value);
    putKeyboardAway(inputId);
  };

  return (
    <div className={styles.root}>
      <SearchField
        {...rest}
        id={inputId}
        value={text}
        onValueChange={(next) => {
          change(next);
          // Until the text stands there is nothing to suggest for it.
          close();
        }}
        onTyped={suggest}
        onSearch={(typed) => (chosen ? take(chosen) : search(typed))}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) list.onKeyDown(event);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          openAtOnce();
        }}
        onClick={(event) => {
          onClick?.(event);
          openAtOnce();
        }}
        onBlur={(event) => {
          onBlur?.(event);
          dismiss();
        }}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={active === undefined ? undefined : optionId(listId, active)}
      />
      <SuggestionPopup
        id={listId}
        label={suggestionsLabel}
        hidden={!open && !(wanted && pending)}
        suggestions={suggestions}
        active={active}
        pending={pending}
        onSelect={take}
      />
    </div>
  );
}
