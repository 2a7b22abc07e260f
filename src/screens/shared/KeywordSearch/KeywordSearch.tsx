import { SearchField } from '#components/SearchField/SearchField.tsx';
import { useSearchDraft } from '#components/SearchField/useSearchDraft.ts';

export type KeywordSearchProps = {
  /** Spoken name of the field. */
  label: string;
  placeholder: string;
  /** The keyword that is searched for; '' for none. */
  keyword: string;
  onSearch: (keyword: string) => void;
  /** Where the text is sent while no script has loaded. */
  action?: string;
};

/** A search field that keeps what is being typed to itself until the person searches or clears it. */
export function KeywordSearch({ keyword, onSearch, ...field }: KeywordSearchProps) {
  return <SearchField {...field} {...useSearchDraft(keyword, onSearch)} />;
}
