import type { ChangeEvent, ReactNode } from 'react';
import { PICTURE_TYPES } from '#domain/picture.ts';
import { visuallyHidden } from '#theme/text.css.ts';

export type PicturePickerProps = {
  /** What pressing it does, as it is spoken. */
  label: string;
  /** Opens the camera rather than the album; one picture at a time. */
  camera?: boolean;
  /** Look of the face; it contains the unseen file field, whose focus it shows. */
  className: string;
  onPick: (files: readonly File[]) => void;
  children: ReactNode;
};

/** Asks the phone for pictures. A file field, so that no permission is needed and every browser has it. */
export function PicturePicker({ label, camera = false, className, onPick, children }: PicturePickerProps) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Else choosing the same picture again would change nothing and so tell nothing.
    target.value = '';
    if (files.length > 0) onPick(files);
  };
  return (
    <label className={className}>
      <input
        type="file"
        className={visuallyHidden}
        aria-label={label}
        accept={PICTURE_TYPES}
        multiple={!camera}
        capture={camera ? 'environment' : undefined}
        onChange={pick}
      />
      {children}
    </label>
  );
}
