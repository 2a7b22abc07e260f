import { useEffect, useEffectEvent, useState } from 'react';
import { Accordion } from '#components/Accordion/Accordion.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import type { FaqGroup } from '#domain/faq.ts';
import { FaqAnswer } from './FaqAnswer.tsx';
import * as styles from './FaqScreen.css.ts';

export type FaqGroupsProps = {
  groups: readonly FaqGroup[];
  /** Id of the group or question to begin at. */
  target: string | undefined;
};

/** All groups below one another, with a row of tabs that leads to them; one answer is open at a time. */
export function FaqGroups({ groups, target }: FaqGroupsProps) {
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
