import { useState } from 'react';
import { Accordion } from '#components/Accordion/Accordion.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { FaqGroup } from '#domain/faq.ts';
import type { Loadable } from '#domain/loadable.ts';
import { art } from '#theme/art.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { ContactCard } from '../ContactCard.tsx';
import { FaqAnswer, Marked } from './FaqAnswer.tsx';
import { FaqGroups } from './FaqGroups.tsx';
import { findQuestions, termsOf } from './findQuestions.ts';

export type FaqScreenProps = {
  groups: Loadable<readonly FaqGroup[]>;
  /** Id of the group or question that is opened at first; an unknown one opens none. */
  target?: string;
  onRetry: () => void;
  onContact: () => void;
  onBack: () => void;
};

/** 常见问题: answers by group, to be searched, and a button that leads to a person. */
export function FaqScreen({ groups, target, onRetry, onContact, onBack }: FaqScreenProps) {
  const [keyword, setKeyword] = useState('');
  const searched = keyword.trim();
  return (
    <Page label="常见问题" wash="sky" bar={<NavBar title="常见问题" onBack={onBack} />}>
      <Stack paddingX="x16" paddingTop="x4" paddingBottom="x8">
        <SearchField
          label="搜索问题"
          placeholder="搜索问题，例如 到账"
          value={keyword}
          onValueChange={setKeyword}
          onSearch={setKeyword}
        />
      </Stack>
      <LoadableView of={groups} skeleton={<FaqSkeleton />} onRetry={onRetry}>
        {(value) => {
          if (value.length === 0) return <Empty title="暂无常见问题，可以直接联系客服" />;
          if (searched === '') return <FaqGroups groups={value} target={target} />;
          return <FaqResults groups={value} keyword={searched} onClear={() => setKeyword('')} />;
        }}
      </LoadableView>
      <ContactCard question="没有找到答案？" onContact={onContact} />
    </Page>
  );
}

type FaqResultsProps = { groups: readonly FaqGroup[]; keyword: string; onClear: () => void };

/** The questions a keyword finds; a single one is open at once. */
function FaqResults({ groups, keyword, onClear }: FaqResultsProps) {
  const found = findQuestions(groups, keyword);
  const terms = termsOf(keyword);
  const [first] = found;
  return (
    <Stack gap="x8" paddingX="x16" paddingY="x8">
      <Text role="status" variant="small" tone="ink2">
        {first && `找到 ${found.length} 个相关问题`}
      </Text>
      {first ? (
        <Accordion
          key={keyword}
          defaultValue={found.length === 1 ? [first.id] : []}
          multiple
          items={found.map((question) => ({
            id: question.id,
            title: <Marked text={question.question} terms={terms} />,
            content: <FaqAnswer question={question} terms={terms} />,
          }))}
        />
      ) : (
        <Empty picture={art('empty/no-result.svg')} title="没有找到相关问题" actionText="清空搜索" onAction={onClear} />
      )}
    </Stack>
  );
}

function FaqSkeleton() {
  return (
    <Stack gap="x16" padding="x16">
      <Skeleton width={280} height={20} />
      <Skeleton width={60} height={24} />
      <Skeleton width="full" height={156} radius="card" />
      <Skeleton width={60} height={24} />
      <Skeleton width="full" height={104} radius="card" />
    </Stack>
  );
}
