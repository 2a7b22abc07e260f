import { useId, useRef, type ComponentProps } from 'react';
import { media } from '#theme/media.ts';
import { useFormReset } from '../fields/useFormReset.ts';
import { CloseCircleFill } from '../icons/CloseCircleFill.tsx';
import { SearchLine } from '../icons/SearchLine.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SearchField.css.ts';

type NativeProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'defaultValue' | 'aria-label' | 'enterKeyHint'
>;

export type SearchFieldProps = NativeProps & {
  /** What is searched, as it is spoken. */
  label: string;
  value: string;
  /** Gets the whole text on every change, and an empty one when it is cleared. */
  onValueChange: (value: string) => void;
  /** Gets the text once it stands: not while an input method is still composing it, and an empty one when it is cleared. */
  onTyped?: (value: string) => void;
  /** The person asks for results; gets the text without outer spaces. */
  onSearch: (value: string) => void;
  /** Where the words lead, as `keyword`, before any script has come that could hear of them. */
  action?: string;
};

/** The search pill: first thing on its page, sent with the keyboard's own search key. */
export function SearchField({
  label,
  value,
  onValueChange,
  onTyped,
  onSearch,
  action,
  id,
  onChange,
  onCompositionStart,
  onCompositionEnd,
  ...rest
}: SearchFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  // What an input method shows until the person has chosen is no word yet: the letters of its sound, as a rule.
  const isComposing = useRef(false);
  useFormReset(inputId, value, (first) => {
    onValueChange(first);
    onTyped?.(first);
  });
  const clear = () => {
    onValueChange('');
    onTyped?.('');
    document.getElementById(inputId)?.focus();
  };
  return (
    <form
      role="search"
      action={action}
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
        name={action === undefined ? rest.name : 'keyword'}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        className={styles.input}
        value={value}
        onChange={(event) => {
          onChange?.(event);
          onValueChange(event.target.value);
          if (!isComposing.current) onTyped?.(event.target.value);
        }}
        onCompositionStart={(event) => {
          onCompositionStart?.(event);
          isComposing.current = true;
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false;
          onCompositionEnd?.(event);
          onTyped?.(event.currentTarget.value);
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
