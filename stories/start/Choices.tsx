import * as styles from './ScreensWall.css.ts';

type ChoicesProps<T extends string> = {
  /** What is chosen, as it is spoken. */
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChoose: (value: T) => void;
};

/** One of a few, as buttons that stay pressed. */
export function Choices<T extends string>({ label, options, value, onChoose }: ChoicesProps<T>) {
  return (
    <div role="group" aria-label={label} className={styles.choices}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.choice}
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
