import { Empty } from '#components/Empty/Empty.tsx';
import { Page } from '#components/Page/Page.tsx';
import { SearchBar } from '#components/SearchField/SearchBar.tsx';
import { art } from '#theme/art.ts';
import { KeywordSearch } from '../../shared/KeywordSearch/KeywordSearch.tsx';
import { ComicRows, type ComicListProps } from './ComicRows.tsx';
import type { LibraryPlace } from './libraryPlace.ts';
import * as styles from './LibraryScreen.css.ts';

export type LibrarySearchProps = {
  /** '' before anything is searched for. */
  keyword: string;
  /** What the search found. */
  results: ComicListProps;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  /** Epoch ms. */
  now: number;
  onChangePlace: (change: Partial<LibraryPlace>) => void;
};

/** Searching the library: by title, author or what a book is about. */
export function LibrarySearch({ keyword, results, member, now, onChangePlace }: LibrarySearchProps) {
  const search = (next: string) => onChangePlace({ keyword: next });
  const nothing = (
    <Empty
      picture={art('empty/no-result.svg')}
      title="没有找到相关内容"
      actionText="清空搜索"
      onAction={() => search('')}
    />
  );
  return (
    <Page label="搜索漫画" wash="sky">
      <SearchBar backLabel="退出搜索" onBack={() => onChangePlace({ keyword: undefined })}>
        <KeywordSearch label="搜索漫画" placeholder="搜索书名、作者、简介" keyword={keyword} onSearch={search} />
      </SearchBar>
      {keyword === '' ? (
        <Empty title="想看点什么？试试书名或作者" />
      ) : (
        <div className={styles.results}>
          <ComicRows {...results} label={`“${keyword}”的搜索结果`} member={member} now={now} empty={nothing} />
        </div>
      )}
    </Page>
  );
}
