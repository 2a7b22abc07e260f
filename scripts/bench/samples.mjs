/** Collects what the runs measure: by measure, then by whom it was measured on. */
export function createSamples() {
  const byMeasure = {};
  return {
    byMeasure,
    /** What was not measured (null, undefined) keeps its place, so that the runs of two stay side by side. */
    add(measure, whom, value) {
      ((byMeasure[measure] ??= {})[whom] ??= []).push(value ?? undefined);
    },
  };
}
