import * as styles from './Chips.css.ts';

export type ChipsProps<T> = {
  /** What is chosen here. */
  label: string;
  choices: readonly { value: T; name: string }[];
  value: T;
  onChoose: (value: T) => void;
};

/** One of several words in a row that scrolls sideways when it is too long. */
export function Chips<T extends string | number | undefined>({ label, choices, value, onChoose }: ChipsProps<T>) {
  return (
    <div role="group" aria-label={label} className={styles.row}>
      {choices.map((choice) => (
        <button
          key={choice.name}
          type="button"
          className={styles.chip}
          aria-pressed={choice.value === value}
          onClick={() => choice.value !== value && onChoose(choice.value)}
        >
          <span className={styles.word}>{choice.name}</span>
        </button>
      ))}
    </div>
  );
}
