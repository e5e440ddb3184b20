import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, within } from '@testing-library/react';
import { nodeOf, treeOf } from '../../../test/kit/lookup-answers.ts';
import { show } from '../../../test/kit/render-page.tsx';
import { TreePlace } from './tree-place.tsx';

const open = (tree: Partial<AnswerOf<'tariff.tree'>>) =>
  show(<TreePlace code="6109.10.00" market="US" version="2026" />, {
    answers: { 'tariff.tree': treeOf(tree) },
  });
const chapter = nodeOf({ code: '61', code_digits: '61', description: 'Apparel, knitted', duty_rate: null });
const heading = nodeOf({ code: '6109', code_digits: '6109', description: 'T-shirts', duty_rate: 'Free' });

describe('the place of a line', () => {
  it('is below its ancestors, from the top, and only the line itself has its rate', async () => {
    await open({ ancestors: [chapter, heading] });

    const lines = within(await screen.findByRole('group')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '61Apparel, knitted',
      '6109T-shirts',
      '6109.10.00Of cotton16.5%',
    ]);
  });

  it('names its siblings but not the line itself', async () => {
    const sibling = nodeOf({
      code: '6109.90.10',
      code_digits: '61099010',
      description: 'Of man-made fibres',
    });
    await open({ siblings: [nodeOf(), sibling] });

    expect(await screen.findByText('1 sibling line')).toBeDefined();
    expect(screen.getByText('6109.90.10')).toBeDefined();
    expect(screen.getAllByText('6109.10.00')).toHaveLength(1);
  });

  it('has no fold for siblings where the line has none', async () => {
    await open({ siblings: [nodeOf()] });

    expect(await screen.findByText('6109.10.00')).toBeDefined();
    expect(screen.queryByText(/sibling/)).toBeNull();
  });
});
