import Joi from 'joi';

function passes(test: (value: unknown) => boolean): Joi.Schema {
  return Joi.any().custom((value: unknown, helpers) => (test(value) ? value : helpers.error('any.invalid')));
}

interface Choice {
  readonly fits: Joi.Schema;
  readonly misfits: Joi.Schema;
}

/** Checks a value by one schema if a test passes, else by another. */
export function choose(test: (value: unknown) => boolean, { fits, misfits }: Choice): Joi.Schema {
  return Joi.alternatives()
    .conditional(passes(test), { otherwise: misfits })
    .conditional(
      passes((value) => !test(value)),
      { otherwise: fits },
    );
}

/** Rejects every value and says what would be right. */
export function refuseAll(expected: string): Joi.Schema {
  return Joi.any().custom((_value: unknown, helpers) => helpers.error('any.invalid', { expected }));
}
