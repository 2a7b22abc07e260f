import { useId, useState } from 'react';
import { SearchLine } from '#components/icons/SearchLine.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { paths } from '#domain/paths.ts';
import { useSuggestionList } from './useSuggestionList.ts';
import * as styles from './SquareSearch.css.ts';

export type SquareSearchProps = {
  /** The keyword that is searched for; '' for none. */
  keyword: string;
  /** What the words being typed might mean; empty when there is nothing to suggest. */
  suggestions: readonly string[];
  /** Gets what is typed so far; '' when nothing is wanted any more. */
  onSuggest: (text: string) => void;
  onSearch: (keyword: string) => void;
};

/** The search field of the square, with suggestions below it (APG combobox with a list). */
export function SquareSearch({ keyword, suggestions, onSuggest, onSearch }: SquareSearchProps) {
  const listId = useId();
  const [draft, setDraft] = useState(keyword);
  const [known, setKnown] = useState(keyword);
  const { open, active, want, close, onKeyDown } = useSuggestionList(suggestions);
  const chosen = active === undefined ? undefined : suggestions[active];

  if (known !== keyword) {
    // From outside (Back, a cleared search) it replaces the draft; the field stays, and with it the focus.
    setKnown(keyword);
    if (draft.trim() !== keyword) setDraft(keyword);
  }

  const dismiss = () => {
    close();
    onSuggest('');
  };
  const type = (text: string) => {
    setDraft(text);
    // Until the text stands there is nothing to suggest for it.
    close();
    if (text === '' && keyword !== '') onSearch('');
  };
  const suggest = (text: string) => {
    want(text.trim() !== '');
    onSuggest(text.trim());
  };
  const search = (text: string) => {
    dismiss();
    setDraft(text);
    onSearch(text);
  };

  return (
    <div className={styles.root}>
      <SearchField
        label="搜索帖子、话题"
        placeholder="搜索帖子、话题"
        value={draft}
        onValueChange={type}
        onTyped={suggest}
        action={paths.square}
        onSearch={(text) => search(chosen ?? text)}
        onKeyDown={onKeyDown}
        onBlur={dismiss}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={chosen === undefined ? undefined : optionId(listId, active)}
      />
      <Suggestions id={listId} open={open} active={active} suggestions={suggestions} onChoose={search} />
    </div>
  );
}

const optionId = (listId: string, index: number | undefined) => `${listId}-${index}`;

type SuggestionsProps = {
  id: string;
  open: boolean;
  active: number | undefined;
  suggestions: readonly string[];
  onChoose: (text: string) => void;
};

function Suggestions({ id, open, active, suggestions, onChoose }: SuggestionsProps) {
  return (
    <ul id={id} role="listbox" aria-label="搜索建议" className={styles.list} hidden={!open}>
      {suggestions.map((text, index) => (
        <li
          key={text}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          // The field keeps the focus, so that its list is still there when the finger lets go.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(text)}
        >
          <SearchLine size={16} />
          <span className={styles.words}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
