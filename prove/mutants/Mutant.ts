/** A defence taken out of a source file. */
export type Loss = {
  /** What is missing, as it is printed. */
  name: string;
  file: string;
  /** The text that holds the defence; it stands in the file exactly once. */
  from: string;
  to: string;
};

/** A loss that tests must fail for, or nothing tests the defence. */
export type Mutant = Loss & {
  /** Test files that must miss it. */
  tests: readonly string[];
  /** The project of `vitest.config.ts` they belong to; `unit` unless told. */
  project?: 'unit' | 'cases';
};

/** The source with the defence taken out; throws where the source has moved on and the mutant has not. */
export function mutate(source: string, { name, file, from, to }: Loss): string {
  const pieces = source.split(from);
  if (pieces.length !== 2) throw new Error(`“${name}”: ${file} holds its text ${pieces.length - 1} times, not once.`);
  return pieces.join(to);
}
