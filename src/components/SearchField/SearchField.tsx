import { useId, useRef, useState, type ComponentProps } from 'react';
import { useFormReset } from '../fields/useFormReset.ts';
import { CloseCircleFill } from '../icons/CloseCircleFill.tsx';
import { SearchLine } from '../icons/SearchLine.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { putKeyboardAway } from './putKeyboardAway.ts';
import * as styles from './SearchField.css.ts';

type NativeProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'defaultValue' | 'aria-label' | 'enterKeyHint'
>;

export type SearchFieldProps = NativeProps & {
  /** What is searched, as it is spoken. */
  label: string;
  /** The text, when the owner holds it. */
  value?: string;
  /** The first text, when the field holds its own. */
  defaultValue?: string;
  /** Gets the whole text on every change, and an empty one when it is cleared. */
  onValueChange?: (value: string) => void;
  /** Gets the text once it stands: not while an input method is still composing it, and an empty one when it is cleared. */
  onTyped?: (value: string) => void;
  /** The text was cleared by its button. */
  onClear?: () => void;
  /** The person asks for results; gets the text without outer spaces. */
  onSearch: (value: string) => void;
  /** Where the text is sent, as `keyword`, while no script has loaded. */
  action?: string;
};

/** The search pill: first thing on its page, sent with the keyboard's own search key. Native props reach the input. */
export function SearchField({
  label,
  value,
  defaultValue = '',
  onValueChange,
  onTyped,
  onClear,
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
  const [ownText, setOwnText] = useState(defaultValue);
  const text = value ?? ownText;
  // Until the person has chosen, an input method shows letters that spell the sound, which nobody searches for.
  const isComposing = useRef(false);
  const change = (next: string) => {
    setOwnText(next);
    onValueChange?.(next);
  };
  const replace = (next: string) => {
    change(next);
    onTyped?.(next);
  };
  useFormReset(inputId, text, replace);
  const clear = () => {
    replace('');
    onClear?.();
    document.getElementById(inputId)?.focus();
  };
  return (
    <form
      role="search"
      action={action}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
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
        value={text}
        onChange={(event) => {
          onChange?.(event);
          change(event.target.value);
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
      {text !== '' && (
        <IconButton label="清除搜索词" tone="quiet" size="small" onClick={clear}>
          <CloseCircleFill size={18} />
        </IconButton>
      )}
    </form>
  );
}
