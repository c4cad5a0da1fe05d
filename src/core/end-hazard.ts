/**
 * How likely a build that runs is to end in the next millisecond, given that it has not ended yet (its hazard rate),
 * at a time since it began to run.
 */
export type EndHazard = (runningMs: number) => number;

/**
 * The hazard that earlier durations tell: each of them stands for a log-logistic distribution around itself, because
 * durations vary by factors and not by minutes.
 *
 * One more possibility stands beside them: that this build is like none of them. It never ends in this picture, and
 * weighs as much as one earlier build. While those are ahead it hardly matters; when the build has outlasted them
 * it is what is left, and the hazard sinks instead of staying high for as long as a wrong history is wrong.
 *
 * @param durations in milliseconds, at least one
 */
export function hazardFrom(durations: readonly number[]): EndHazard {
  const steepness = 1 / kernelWidth(durations.map(Math.log));
  return (runningMs) => {
    if (runningMs <= 0) return 0;
    let ending = 0;
    let running = 1;
    for (const duration of durations) {
      const passed = (runningMs / duration) ** steepness;
      const survival = 1 / (1 + passed);
      running += survival;
      ending += (steepness / runningMs) * (1 - survival) * survival;
    }
    return ending / running;
  };
}

/**
 * How far the next build may lie from an earlier one, as a logistic scale of the logarithm: a share of how far those
 * lie from each other, and more the fewer they are, as a few that agree may do so by accident.
 */
function kernelWidth(logarithms: readonly number[]): number {
  const count = logarithms.length;
  const mean = logarithms.reduce((sum, value) => sum + value, 0) / count;
  const variance = logarithms.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count;
  return 0.02 + 0.35 * Math.sqrt(variance) + 0.2 / count;
}
