import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { resultOf } from '../../../test/kit/lookup-answers.ts';
import { show } from '../../../test/kit/render-page.tsx';
import { Why } from './why.tsx';

const headings = (): readonly string[] =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('why a line is proposed', () => {
  it('is told in the words of the answer: reasons, open points and checks', async () => {
    await show(
      <Why
        result={resultOf({
          summary: 'Knitted, of cotton.',
          deciding_factors: ['knitted', 'cotton'],
          uncertainties: ['weight of the fabric'],
          checks: [{ key: 'code_is_declarable', name: 'Code is declarable', ok: true, detail: '' }],
        })}
      />,
    );

    expect(headings()).toEqual(['Deciding factors', 'Open points', 'Checks']);
    for (const text of ['Knitted, of cotton.', 'knitted', 'cotton', 'weight of the fabric'])
      expect(screen.getByText(text)).toBeDefined();
  });

  it('leaves out what the answer does not have', async () => {
    await show(<Why result={resultOf({ deciding_factors: ['knitted'] })} />);

    expect(headings()).toEqual(['Deciding factors']);
  });

  it('says of a failed check what is wrong, and of a passed one nothing more', async () => {
    await show(
      <Why
        result={resultOf({
          checks: [
            { key: 'code_in_version', name: 'Code is in the version', ok: true, detail: 'found' },
            { key: 'evidence_cited', name: 'Evidence is cited', ok: false, detail: 'no ruling' },
            { key: 'duty_available', name: 'Duty is known', ok: false, detail: '' },
          ],
        })}
      />,
    );

    const checks = screen.getAllByRole('listitem').map((item) => within(item));
    expect(checks[0]?.getByText('passed')).toBeDefined();
    expect(checks[0]?.queryByText(/found/)).toBeNull();
    expect(checks[1]?.getByText('failed')).toBeDefined();
    expect(checks[1]?.getByText(': no ruling')).toBeDefined();
    expect(checks[2]?.queryByText(/:/)).toBeNull();
  });
});
