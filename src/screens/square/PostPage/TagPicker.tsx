import { useId } from 'react';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import type { Loadable } from '#domain/loadable.ts';
import type { Tag } from '#domain/square.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import * as styles from './TagPicker.css.ts';

export type TagPickerProps = {
  tags: Loadable<readonly Tag[]>;
  /** The chosen tag. */
  tagId?: string;
  /** What is wrong with the choice. */
  problem?: string;
  onSelectTag: (tagId: string) => void;
  onRetryTags: () => void;
};

const WIDTHS = [64, 64, 64, 64];

/** 选择标签: one of the tags everybody may write under, by native radios. */
export function TagPicker({ tags, tagId, problem, onSelectTag, onRetryTags }: TagPickerProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          选择标签
        </h2>
        <p role="status" className={styles.problem}>
          {problem}
        </p>
      </div>
      <LoadableView
        of={tags}
        skeleton={<TagSkeleton />}
        onRetry={onRetryTags}
        compact
        failedText="标签加载失败，点击重试"
      >
        {(all) => {
          const list = all.filter(({ official }) => !official);
          return list.length === 0 ? (
            <ErrorBlock compact message="暂无可选标签，点击刷新" onRetry={onRetryTags} />
          ) : (
            <div
              role="radiogroup"
              aria-labelledby={headingId}
              className={styles.chips}
              data-invalid={problem === undefined ? undefined : ''}
            >
              {list.map((tag) => (
                <Chip key={tag.id} tag={tag} checked={tag.id === tagId} onSelect={onSelectTag} name={headingId} />
              ))}
            </div>
          );
        }}
      </LoadableView>
    </section>
  );
}

type ChipProps = { tag: Tag; checked: boolean; name: string; onSelect: (tagId: string) => void };

function Chip({ tag, checked, name, onSelect }: ChipProps) {
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={tag.id}
        checked={checked}
        onChange={() => onSelect(tag.id)}
      />
      <span className={styles.chip}># {tag.tag}</span>
    </label>
  );
}

function TagSkeleton() {
  return (
    <div className={styles.waiting}>
      {WIDTHS.map((width, index) => (
        <Skeleton key={index} width={width} height={32} radius="card" />
      ))}
    </div>
  );
}
