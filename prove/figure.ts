/** One promise put to the test: what was seen, what was to be seen, and what is seen where the defence is missing. */
export type Figure = {
  /** What was counted, in words a reader of the report understands. */
  name: string;
  value: number | string;
  /** What was asked for, as it is printed: `0`, `>= 1500 req/s`. */
  target: string;
  holds: boolean;
  /** The same count without the defence: a figure that cannot fail proves nothing. */
  control?: Omit<Figure, 'control'>;
};

export type ProveOptions = {
  /** Where random choices begin; printed, so that a failing run can be had again. */
  seed: number;
  /** How much of the whole is done, 1 for all of it. */
  scale: number;
};

/** A group of figures that are found together. Throws only when it could not look. */
export type Part = {
  /** What `--part` says. */
  id: string;
  title: string;
  figures(options: ProveOptions): AsyncIterable<Figure>;
};

/** `name: value (target)`, with its control below. */
export function figureLines({ control, ...figure }: Figure): string[] {
  const line = ({ name, value, target, holds }: Omit<Figure, 'control'>) =>
    `${holds ? '✓' : '✗'} ${name}: ${value} (${target})`;
  return control ? [line(figure), `    control ${line(control)}`] : [line(figure)];
}

/** Whether the promise is kept and the control shows that it could have been broken. */
export const isProven = ({ holds, control }: Figure): boolean => holds && (control?.holds ?? true);
