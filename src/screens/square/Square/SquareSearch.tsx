import { Combobox } from '#components/Combobox/Combobox.tsx';
import { useSearchDraft } from '#components/SearchField/useSearchDraft.ts';
import { paths } from '#domain/paths.ts';

export type SquareSearchProps = {
  /** The keyword that is searched for; '' for none. */
  keyword: string;
  /** What the text being typed might mean; empty when there is nothing to suggest. */
  suggestions: readonly string[];
  /** Gets the text to suggest for; '' when no suggestion is wanted any more. */
  onSuggest: (text: string) => void;
  onSearch: (keyword: string) => void;
};

/** The search field of the square, with suggestions below it. */
export function SquareSearch({ keyword, suggestions, onSuggest, onSearch }: SquareSearchProps) {
  const draft = useSearchDraft(keyword, onSearch);
  return (
    <Combobox
      {...draft}
      label="搜索帖子、话题"
      placeholder="搜索帖子、话题"
      suggestions={suggestions.map((value) => ({ value }))}
      onSuggest={onSuggest}
      action={paths.square}
    />
  );
}
