import { useEffect, useEffectEvent, useState } from 'react';
import { Accordion } from '#components/Accordion/Accordion.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { FaqGroup, FaqQuestion } from '#domain/faq.ts';
import { findQuestions, piecesOf, termsOf } from '#domain/findQuestions.ts';
import type { Loadable } from '#domain/loadable.ts';
import { art } from '#theme/art.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { ContactCard } from '../ContactCard.tsx';
import * as styles from './FaqScreen.css.ts';

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

type FaqGroupsProps = {
  groups: readonly FaqGroup[];
  /** Id of the group or question to begin at. */
  target: string | undefined;
};

/** All groups below one another, with a row of tabs that leads to them; one answer is open at a time. */
function FaqGroups({ groups, target }: FaqGroupsProps) {
  const named = groups.find(({ id }) => id === target);
  const firstOpen = named?.questions[0]?.id ?? target;
  const [group, setGroup] = useState(named?.id);
  const [open, setOpen] = useState<readonly string[]>(firstOpen === undefined ? [] : [firstOpen]);
  useQuestionInView(named ? undefined : target);
  return (
    <Tabs
      label="问题分类"
      tabs={groups.map(({ id, title }) => ({ id, label: title }))}
      {...(group !== undefined && { value: group })}
      onValueChange={setGroup}
      scrollspy
      sticky
    >
      {(id) => {
        const shown = groups.find((candidate) => candidate.id === id);
        return (
          shown && (
            <Stack paddingX="x16" paddingTop="x12" paddingBottom="x4">
              <Section title={shown.title}>
                <Accordion
                  value={open}
                  onValueChange={setOpen}
                  items={shown.questions.map((question) => ({
                    id: question.id,
                    title: (
                      <span id={anchorOf(question.id)} className={styles.question}>
                        {question.question}
                      </span>
                    ),
                    content: <FaqAnswer question={question} />,
                  }))}
                />
              </Section>
            </Stack>
          )
        );
      }}
    </Tabs>
  );
}

const anchorOf = (questionId: string): string => `faq-${questionId}`;

/** The page begins at the question a link names; scrolling is the reader's from then on. */
function useQuestionInView(questionId: string | undefined): void {
  const show = useEffectEvent(() => {
    if (questionId !== undefined) document.getElementById(anchorOf(questionId))?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => show(), []);
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

type FaqAnswerProps = {
  question: FaqQuestion;
  /** What is searched for, to be marked. */
  terms?: readonly string[];
};

/** An answer paragraph by paragraph, and a link to where it is done. */
function FaqAnswer({ question: { answer, link }, terms = [] }: FaqAnswerProps) {
  return (
    <Stack gap="x8" align="start">
      {answer.split('\n').map((paragraph, index) => (
        <p key={index}>
          <Marked text={paragraph} terms={terms} />
        </p>
      ))}
      {link && (
        <LinkButton tone="soft" size="small" href={link.path}>
          {link.text}
        </LinkButton>
      )}
    </Stack>
  );
}

/** A text with what was searched for marked in it. */
function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return piecesOf(text, terms).map((piece, index) =>
    piece.found ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      <span key={index}>{piece.text}</span>
    ),
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
