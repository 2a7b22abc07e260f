import { IconButton } from '#components/IconButton/IconButton.tsx';
import { InformationFill } from '#components/icons/InformationFill.tsx';
import { LeftLine } from '#components/icons/LeftLine.tsx';
import { paths } from '#domain/paths.ts';
import { oneLine, text } from '#theme/text.css.ts';
import * as styles from './ReaderControls.css.ts';

export type ReaderTopBarProps = {
  bookId: string;
  title: string;
  open: boolean;
  onBack: () => void;
  onOpen: (path: string) => void;
};

/** The bar that comes down over the pictures: back, the chapter, its book. */
export function ReaderTopBar({ bookId, title, open, onBack, onOpen }: ReaderTopBarProps) {
  return (
    <header className={styles.top} data-open={open || undefined} inert={!open}>
      <IconButton label="返回" tone="night" onClick={onBack}>
        <LeftLine size={24} />
      </IconButton>
      <h1 className={`${styles.heading} ${text.nav} ${oneLine}`}>{title}</h1>
      <IconButton label="漫画详情" tone="night" onClick={() => onOpen(paths.bookInfo(bookId))}>
        <InformationFill size={24} />
      </IconButton>
    </header>
  );
}
