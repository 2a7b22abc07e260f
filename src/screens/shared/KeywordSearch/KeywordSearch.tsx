import { useState } from 'react';
import { SearchField } from '#components/SearchField/SearchField.tsx';

export type KeywordSearchProps = {
  /** Spoken name of the field. */
  label: string;
  placeholder: string;
  /** The keyword that is searched for; '' for none. */
  keyword: string;
  onSearch: (keyword: string) => void;
  /** Where the words lead before any script has come. */
  action?: string;
};

/** A search field that keeps what is being typed to itself until the person searches or clears it. */
export function KeywordSearch({ label, placeholder, keyword, onSearch, action }: KeywordSearchProps) {
  const [draft, setDraft] = useState(keyword);
  const [known, setKnown] = useState(keyword);
  if (known !== keyword) {
    // From outside (back, a tab) it replaces the draft; the field stays, and with it the focus.
    setKnown(keyword);
    if (draft.trim() !== keyword) setDraft(keyword);
  }
  const change = (value: string) => {
    setDraft(value);
    if (value === '' && keyword !== '') onSearch('');
  };
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={draft}
      onValueChange={change}
      onSearch={onSearch}
      action={action}
    />
  );
}
