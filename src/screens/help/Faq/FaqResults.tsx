import { Accordion } from '#components/Accordion/Accordion.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import type { FaqGroup } from '#domain/faq.ts';
import { FaqAnswer } from './FaqAnswer.tsx';
import { findQuestions, wordsOf } from './findQuestions.ts';
import { Marked } from './Marked.tsx';
import * as styles from './FaqScreen.css.ts';

export type FaqResultsProps = {
  groups: readonly FaqGroup[];
  keyword: string;
  onClear: () => void;
  onOpen: (path: string) => void;
};

/** The questions a keyword finds; a single one is open at once. */
export function FaqResults({ groups, keyword, onClear, onOpen }: FaqResultsProps) {
  const found = findQuestions(groups, keyword);
  const words = wordsOf(keyword);
  const [first] = found;
  return (
    <div className={styles.results}>
      <p role="status" className={styles.count}>
        {first ? `找到 ${found.length} 个相关问题` : ''}
      </p>
      {first ? (
        <Accordion
          key={keyword}
          defaultValue={found.length === 1 ? [first.id] : []}
          multiple
          items={found.map((question) => ({
            id: question.id,
            title: <Marked text={question.question} words={words} />,
            content: <FaqAnswer question={question} words={words} onOpen={onOpen} />,
          }))}
        />
      ) : (
        <Empty
          picture="/demo/empty/no-result.svg"
          title="没有找到相关问题"
          action={
            <Button tone="soft" size="medium" onClick={onClear}>
              清空搜索
            </Button>
          }
        />
      )}
    </div>
  );
}
