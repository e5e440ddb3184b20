const OTHER = /^other:?$/iu;

/** The texts of a line and those above it, from the heading down. */
export function stepsOf(fullText: string): readonly string[] {
  return fullText
    .split(' > ')
    .map((step) => step.trim().replace(/:$/u, ''))
    .filter((step) => step !== '');
}

/** True for a step that only says "Other". */
export const isOther = (step: string): boolean => OTHER.test(step);

/** Number of common steps of all lines from the top; the last step of a line is its own. */
export function sharedSteps(lines: readonly (readonly string[])[]): number {
  const [first = []] = lines;
  const isShared = (step: string, at: number): boolean =>
    lines.every((line) => at < line.length - 1 && line[at] === step);
  const end = first.findIndex((step, at) => !isShared(step, at));
  return end < 0 ? first.length : end;
}

/** The steps above a line that say something, the nearest first: a bare "Other" says nothing. */
export function tellingAbove(steps: readonly string[], shared = 0): readonly string[] {
  return steps
    .slice(shared, -1)
    .filter((step) => !isOther(step))
    .toReversed();
}
