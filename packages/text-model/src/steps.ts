/** Differences of ascending numbers, the first from 0. */
export function stepsOf(numbers: Uint32Array): Uint32Array {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
}

export function fromSteps(steps: Uint32Array): Uint32Array {
  const numbers = new Uint32Array(steps.length);
  let sum = 0;
  for (let at = 0; at < steps.length; at += 1) {
    sum += steps[at] ?? 0;
    numbers[at] = sum;
  }
  return numbers;
}

/** Differences of the ascending classes of each feature, the first from 0. */
export function classSteps(starts: Uint32Array, classes: Uint16Array): Uint16Array {
  const steps = classes.map((label, at) => label - (classes[at - 1] ?? 0));
  for (const start of starts) if (start < steps.length) steps[start] = classes[start] ?? 0;
  return steps;
}

export function fromClassSteps(starts: Uint32Array, steps: Uint16Array): Uint16Array {
  const classes = new Uint16Array(steps.length);
  for (let feature = 0; feature + 1 < starts.length; feature += 1) {
    let label = 0;
    for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at += 1) {
      label += steps[at] ?? 0;
      classes[at] = label;
    }
  }
  return classes;
}
