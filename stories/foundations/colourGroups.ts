/** Names by the word they begin with: `gemTint` and `gemLine` belong to `gem`. Words that stand alone come together at the end. */
export function colourGroups<T extends string>(names: readonly T[]): [string, T[]][] {
  const families = Map.groupBy(names, (name) => /^[a-z]+/.exec(name)?.[0] ?? name);
  const alone = [...families.values()].filter((members) => members.length === 1).flat();
  return [...[...families].filter(([, members]) => members.length > 1), ['…', alone]];
}
