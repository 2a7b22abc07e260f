/** What a worker knows of the build it came with; written into it when it is built. */
export type BuildFacts = {
  id: string;
  /** Paths without which no page of it starts. */
  shell: readonly string[];
  /** Paths of all its code and styles. */
  files: readonly string[];
};
