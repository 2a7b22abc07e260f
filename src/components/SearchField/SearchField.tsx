import { useId, type ComponentProps } from 'react';
import { media } from '#theme/media.ts';
import { CloseCircleFill } from '../icons/CloseCircleFill.tsx';
import { SearchLine } from '../icons/SearchLine.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SearchField.css.ts';

type NativeProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'defaultValue' | 'aria-label'
>;

export type SearchFieldProps = NativeProps & {
  /** What is searched, as it is spoken. */
  label: string;
  value: string;
  /** Gets the whole text on every change, and an empty one when it is cleared. */
  onValueChange: (value: string) => void;
  /** The person asks for results; gets the text without outer spaces. */
  onSearch: (value: string) => void;
};

/** The search pill: first thing on its page, sent with the keyboard's own search key. */
export function SearchField({ label, value, onValueChange, onSearch, id, onChange, ...rest }: SearchFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const clear = () => {
    onValueChange('');
    document.getElementById(inputId)?.focus();
  };
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(value.trim());
        putKeyboardAway(inputId);
      }}
    >
      <SearchLine size={18} />
      <input
        autoComplete="off"
        {...rest}
        id={inputId}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        className={styles.input}
        value={value}
        onChange={(event) => {
          onChange?.(event);
          onValueChange(event.target.value);
        }}
      />
      {value !== '' && (
        <IconButton label="清除搜索词" tone="quiet" size="small" onClick={clear}>
          <CloseCircleFill size={18} />
        </IconButton>
      )}
    </form>
  );
}

/** A keyboard on the screen would lie over what was found. */
function putKeyboardAway(inputId: string): void {
  if (matchMedia(media.coarsePointer).matches) document.getElementById(inputId)?.blur();
}
