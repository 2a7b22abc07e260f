import { useState } from 'react';

/**
 * The text of a search field whose owner knows only what is searched for: what is being typed stays here until
 * it is searched. Emptying the field ends the search.
 * @param keyword searched for; '' for none. A change from outside, such as Back, replaces the text.
 */
export function useSearchDraft(keyword: string, onSearch: (keyword: string) => void) {
  const [draft, setDraft] = useState(keyword);
  const [known, setKnown] = useState(keyword);
  if (known !== keyword) {
    // Not by a `key`: the field must keep its focus.
    setKnown(keyword);
    if (draft.trim() !== keyword) setDraft(keyword);
  }
  const onValueChange = (value: string) => {
    setDraft(value);
    if (value === '' && keyword !== '') onSearch('');
  };
  return { value: draft, onValueChange, onSearch };
}
