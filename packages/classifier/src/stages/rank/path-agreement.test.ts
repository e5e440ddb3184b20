import { describe, expect, it } from '@jest/globals';
import { smallSchedule } from '../../../test/small-schedule.ts';
import { normalize } from '../normalize.ts';
import { pathAgreement } from './path-agreement.ts';

const agreementOf = (description: string, chapter: string, texts: readonly string[]) => {
  const rows = texts.map((text, at) => [`${chapter}01.10.00.1${at}`, at + 1, text] as const);
  const schedule = smallSchedule({}, [[chapter, 0, 'Goods'], ...rows]);
  const reading = normalize({ description, market: 'US' });
  return pathAgreement(
    { reading, schedule },
    texts.map((_, at) => schedule.line(at + 1)),
  );
};

describe('pathAgreement', () => {
  it('is one half if the rows do not describe the goods', () => {
    expect(agreementOf('steel bracket', '73', ['Brackets', 'Other'])).toEqual({
      share: 0.5,
      contradictions: [],
    });
  });

  it('follows the row nearest to the line', () => {
    const texts = ['Bed linen of linen', 'Of cotton'];
    expect(agreementOf('bed linen of cotton', '63', texts).contradictions).toEqual([]);
    expect(agreementOf('bed linen of cotton', '63', texts.toReversed()).contradictions).toEqual(['material']);
  });

  it('accepts goods of several materials in a row naming one, or base metal for a metal', () => {
    expect(agreementOf('curtain of polyester and plastics', '39', ['Of plastics']).contradictions).toEqual(
      [],
    );
    expect(agreementOf('brooch of glass and zinc', '71', ['Of base metal']).contradictions).toEqual([]);
    expect(agreementOf('curtain of polyester and plastics', '39', ['Of leather']).contradictions).toEqual([
      'material',
    ]);
  });

  it('counts a predominant material against such a row', () => {
    expect(
      agreementOf('curtain of 90% polyester and 10% plastics', '39', ['Of plastics']).contradictions,
    ).toEqual(['material']);
  });

  it('counts a missing coating against a row of coated fabric', () => {
    expect(agreementOf('fabric of polyester', '59', ['With polyurethane']).contradictions).toEqual([]);
    expect(agreementOf('fabric of polyester', '63', ['With polyurethane']).contradictions).toEqual([
      'material',
    ]);
  });
});
