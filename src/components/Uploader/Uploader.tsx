import { useImperativeHandle, useRef, useState, type ComponentProps } from 'react';
import { AddLine } from '../icons/AddLine.tsx';
import { SortableGrid } from '../SortableGrid/SortableGrid.tsx';
import { FilePicker } from './FilePicker.tsx';
import type { UploadItem } from './uploadItem.ts';
import { UploadSheet } from './UploadSheet.tsx';
import { UploadTile } from './UploadTile.tsx';
import { useRemovedFocus } from './useRemovedFocus.ts';
import * as styles from './Uploader.css.ts';

type NativeProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'children' | 'aria-label'>;

export type UploaderProps = NativeProps & {
  /** What the items are; names the list and everything in it: 添加图片, 第2张图片. @default 图片 */
  label?: string;
  /** In the order they are shown. */
  items: readonly UploadItem[];
  /** How many fit; then nothing can be added. Without it there is no end and no count. */
  max?: number;
  /** Kinds of files to choose from, as the native attribute. @default image/* */
  accept?: string;
  /** Said under more than one item that can be carried; '' for nothing. @default 长按拖动可调整顺序 */
  hint?: string;
  /** The tray can be seen and not changed. */
  disabled?: boolean;
  /** Gets the chosen files, which may be more than fit. */
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  /** Without it a failed item offers no other try. */
  onRetry?: (id: string) => void;
  /** Gets the index the item has from now on. */
  onReorder: (id: string, to: number) => void;
  /**
   * Opens an item in a view of the owner's, which must offer moving and removing it. Without it the tray opens a
   * sheet of its own that does.
   */
  onOpen?: (id: string) => void;
};

/** A tray of pictures being uploaded: added, ordered, retried, looked at and removed. */
export function Uploader({
  ref,
  label = '图片',
  items,
  max,
  accept = 'image/*',
  hint = '长按拖动可调整顺序',
  disabled = false,
  onAdd,
  onRemove,
  onRetry,
  onReorder,
  onOpen,
  ...rest
}: UploaderProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  const [openId, setOpenId] = useState<string>();
  const keepFocus = useRemovedFocus(root, items);
  const nameOf = (index: number) => `第${index + 1}张${label}`;
  const remove = (id: string) => {
    keepFocus(id);
    onRemove(id);
  };
  const full = max !== undefined && items.length >= max;
  return (
    <div {...rest} ref={root} className={styles.root} data-disabled={disabled ? '' : undefined}>
      <SortableGrid
        label={label}
        items={items}
        itemKey={({ id }) => id}
        onMove={onReorder}
        renderItem={(item, index) => (
          <UploadTile
            item={item}
            name={nameOf(index)}
            openText={onOpen ? '查看' : '查看和调整'}
            disabled={disabled}
            onOpen={() => (onOpen ?? setOpenId)(item.id)}
            onRetry={onRetry && (() => onRetry(item.id))}
            onRemove={() => remove(item.id)}
          />
        )}
        trailing={
          full ? undefined : (
            <FilePicker label={`添加${label}`} variant="tile" accept={accept} disabled={disabled} onPick={onAdd}>
              <AddLine size={26} />
              {max !== undefined && (
                <span aria-hidden="true">
                  {items.length}/{max}
                </span>
              )}
            </FilePicker>
          )
        }
      />
      {items.length > 1 && hint !== '' && !disabled && <p className={styles.hint}>{hint}</p>}
      {!onOpen && (
        <UploadSheet
          items={items}
          openId={openId}
          nameOf={nameOf}
          onMove={onReorder}
          onRemove={remove}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </div>
  );
}
