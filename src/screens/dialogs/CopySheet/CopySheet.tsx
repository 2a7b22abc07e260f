import { Sheet } from '#components/Sheet/Sheet.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';

export type CopySheetProps = {
  open: boolean;
  /** What could not be copied. */
  text: string;
  onClose: () => void;
};

/** A text to be copied by hand, selected, where the browser copies nothing for the page. */
export function CopySheet({ open, text, onClose }: CopySheetProps) {
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title="复制失败，请长按复制">
      <TextArea
        label="要复制的内容"
        labelHidden
        readOnly
        minRows={1}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Sheet>
  );
}
