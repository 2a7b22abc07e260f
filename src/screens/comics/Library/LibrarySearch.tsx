import { Button } from '#components/Button/Button.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { LeftLine } from '#components/icons/LeftLine.tsx';
import { Page } from '#components/Page/Page.tsx';
import { KeywordSearch } from '../../shared/KeywordSearch/KeywordSearch.tsx';
import { ComicRows, type ComicListProps } from './ComicRows.tsx';
import type { LibraryPlace } from './libraryPlace.ts';
import * as styles from './LibrarySearch.css.ts';

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
  onOpen: (path: string) => void;
};

/** Searching the library: by title, author or what a book is about. */
export function LibrarySearch({ keyword, results, member, now, onChangePlace, onOpen }: LibrarySearchProps) {
  const search = (next: string) => onChangePlace({ keyword: next });
  const nothing = (
    <Empty
      picture="/demo/empty/no-result.svg"
      title="没有找到相关内容"
      action={
        <Button tone="soft" size="medium" onClick={() => search('')}>
          清空搜索
        </Button>
      }
    />
  );
  return (
    <Page label="搜索漫画" wash="sky">
      <div className={styles.head}>
        <IconButton label="退出搜索" onClick={() => onChangePlace({ keyword: undefined })}>
          <LeftLine size={24} />
        </IconButton>
        <div className={styles.field}>
          <KeywordSearch label="搜索漫画" placeholder="搜索书名、作者、简介" keyword={keyword} onSearch={search} />
        </div>
      </div>
      {keyword === '' ? (
        <Empty picture="/demo/empty/no-content.svg" title="想看点什么？试试书名或作者" />
      ) : (
        <div className={styles.results}>
          <ComicRows
            {...results}
            label={`“${keyword}”的搜索结果`}
            member={member}
            now={now}
            empty={nothing}
            onOpen={onOpen}
          />
        </div>
      )}
    </Page>
  );
}
