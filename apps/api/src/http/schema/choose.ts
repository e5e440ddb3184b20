import Joi from 'joi';

function passes(test: (value: unknown) => boolean): Joi.Schema {
  return Joi.any().custom((value: unknown, helpers) => (test(value) ? value : helpers.error('any.invalid')));
}

interface Choice {
  readonly fits: Joi.Schema;
  readonly misfits: Joi.Schema;
}

export function choose(test: (value: unknown) => boolean, { fits, misfits }: Choice): Joi.Schema {
  return Joi.alternatives()
    .conditional(passes(test), { otherwise: misfits })
    .conditional(
      passes((value) => !test(value)),
      { otherwise: fits },
    );
}

export function rejectAll(expected: string): Joi.Schema {
  return Joi.any().custom((_value: unknown, helpers) => helpers.error('any.invalid', { expected }));
}
