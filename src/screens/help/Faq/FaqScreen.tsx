import { useState } from 'react';
import { Empty } from '#components/Empty/Empty.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import type { FaqGroup } from '#domain/faq.ts';
import type { Loadable } from '#domain/loadable.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { ContactCard } from '../ContactCard.tsx';
import { FaqGroups } from './FaqGroups.tsx';
import { FaqResults } from './FaqResults.tsx';
import { FaqSkeleton } from './FaqSkeleton.tsx';
import * as styles from './FaqScreen.css.ts';

export type FaqScreenProps = {
  groups: Loadable<readonly FaqGroup[]>;
  /** Id of the group or question that is opened at first; an unknown one opens none. */
  target?: string;
  onRetry: () => void;
  onContact: () => void;
  onOpen: (path: string) => void;
  onBack: () => void;
};

/** 常见问题 (product §2.3): answers by group, to be searched, and the way to a person. */
export function FaqScreen({ groups, target, onRetry, onContact, onOpen, onBack }: FaqScreenProps) {
  const [keyword, setKeyword] = useState('');
  const searched = keyword.trim();
  return (
    <Page label="常见问题" wash="sky" bar={<NavBar title="常见问题" onBack={onBack} />}>
      <div className={styles.search}>
        <SearchField
          label="搜索问题"
          placeholder="搜索问题，例如 到账"
          value={keyword}
          onValueChange={setKeyword}
          onSearch={setKeyword}
        />
      </div>
      <LoadableView of={groups} skeleton={<FaqSkeleton />} onRetry={onRetry}>
        {(value) => {
          if (value.length === 0)
            return <Empty picture="/demo/empty/no-content.svg" title="暂无常见问题，可以直接联系客服" />;
          if (searched === '') return <FaqGroups groups={value} target={target} onOpen={onOpen} />;
          return <FaqResults groups={value} keyword={searched} onClear={() => setKeyword('')} onOpen={onOpen} />;
        }}
      </LoadableView>
      <ContactCard question="没有找到答案？" onContact={onContact} />
    </Page>
  );
}
