import { Chips } from '#components/Chips/Chips.tsx';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { Loadable } from '#domain/loadable.ts';
import type { Tag } from '#domain/square.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';

export type TagPickerProps = {
  tags: Loadable<readonly Tag[]>;
  /** The chosen tag. */
  tagId?: string;
  /** What is wrong with the choice. */
  problem?: string;
  onSelectTag: (tagId: string) => void;
  onRetryTags: () => void;
};

/** 选择标签: one of the tags everybody may write under. */
export function TagPicker({ tags, tagId, problem, onSelectTag, onRetryTags }: TagPickerProps) {
  return (
    <Section
      title="选择标签"
      size="regular"
      gap="none"
      trailing={
        <Text role="status" variant="meta" tone="dangerText">
          {problem}
        </Text>
      }
    >
      <LoadableView
        of={tags}
        skeleton={<TagSkeleton />}
        onRetry={onRetryTags}
        compact
        failedText="标签加载失败，点击重试"
      >
        {(all) => {
          const choices = all.filter(({ official }) => !official);
          return choices.length === 0 ? (
            <ErrorBlock compact message="暂无可选标签，点击刷新" onRetry={onRetryTags} />
          ) : (
            <Chips
              label="选择标签"
              field
              options={choices.map(({ id, tag }) => ({ value: id, label: `# ${tag}` }))}
              value={tagId}
              aria-invalid={problem !== undefined}
              onValueChange={onSelectTag}
            />
          );
        }}
      </LoadableView>
    </Section>
  );
}

function TagSkeleton() {
  return (
    <Inline paddingY="x6">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} width={64} height={32} radius="card" />
      ))}
    </Inline>
  );
}
