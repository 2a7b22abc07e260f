import { useState } from 'react';
import { SearchField } from '#components/SearchField/SearchField.tsx';

export type KeywordSearchProps = {
  /** Spoken name of the field. */
  label: string;
  placeholder: string;
  /** The keyword that is searched for; '' for none. */
  keyword: string;
  onSearch: (keyword: string) => void;
};

/** A search field that keeps what is being typed to itself until the person searches or clears it. */
export function KeywordSearch({ keyword, ...rest }: KeywordSearchProps) {
  // A new keyword from outside (back, a tab) replaces the draft by replacing the field.
  return <DraftField key={keyword} keyword={keyword} {...rest} />;
}

function DraftField({ label, placeholder, keyword, onSearch }: KeywordSearchProps) {
  const [draft, setDraft] = useState(keyword);
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
      onSearch={(value) => onSearch(value.trim())}
    />
  );
}
