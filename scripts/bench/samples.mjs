/** Collects what the runs measure: by measure, then by whom it was measured on. */
export function createSamples() {
  const byMeasure = {};
  return {
    byMeasure,
    /** What was not measured (null, undefined) is no value. */
    add(measure, whom, value) {
      if (value == null) return;
      ((byMeasure[measure] ??= {})[whom] ??= []).push(value);
    },
  };
}
