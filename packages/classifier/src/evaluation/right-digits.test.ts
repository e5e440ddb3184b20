import { describe, expect, it } from '@jest/globals';
import { meetsLabel } from './right-digits.ts';

describe('meetsLabel', () => {
  it.each([
    ['reads the code however it is written', '6109100010', '6109 10 00 10', 10, true],
    ['compares only the first digits', '6109100012', '6109.10.00.40', 8, true],
    ['tells the last digits apart', '6109100012', '6109.10.00.40', 10, false],
    ['keeps leading zeros', '090121', '0901.21.00.00', 6, true],
    ['takes a code without its leading zero for another', '090121', '901.21', 4, false],
    ['never meets a label of fewer digits', '6109', '6109.10.00.12', 6, false],
    ['does not meet a longer label with a short code', '610910', '6109', 6, false],
    ['meets the heading with a short code', '610910', '6109', 4, true],
    ['is not met by no code', '610910', '', 2, false],
  ])('%s', (_, label, code, digits, isMet) => expect(meetsLabel(label, code, digits)).toBe(isMet));
});
