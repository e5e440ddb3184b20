const OTHER = /^other:?$/iu;

export function stepsOf(fullText: string): readonly string[] {
  return fullText
    .split(' > ')
    .map((step) => step.trim().replace(/:$/u, ''))
    .filter((step) => step !== '');
}

export const isOther = (step: string): boolean => OTHER.test(step);

/** Number of leading steps common to all lines, excluding each line's last step. */
export function sharedSteps(lines: readonly (readonly string[])[]): number {
  const [first = []] = lines;
  const isShared = (step: string, at: number): boolean =>
    lines.every((line) => at < line.length - 1 && line[at] === step);
  const end = first.findIndex((step, at) => !isShared(step, at));
  return end < 0 ? first.length : end;
}

/** Ancestor texts except a bare "Other", nearest first. */
export function tellingAbove(steps: readonly string[], shared = 0): readonly string[] {
  return steps
    .slice(shared, -1)
    .filter((step) => !isOther(step))
    .toReversed();
}
