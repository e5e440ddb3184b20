import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { nodeOf, treeOf } from '../../../test/kit/lookup-answers.ts';
import { show } from '../../../test/kit/render-page.tsx';
import { ScheduleTree, type Node, type Tree } from './schedule-tree.tsx';

const lineOf = (code: string, fields: Partial<Node> = {}): Node =>
  nodeOf({ code, code_digits: code.replaceAll('.', ''), description: `words of ${code}`, ...fields });
const open = (tree: Partial<Tree>) => show(<ScheduleTree tree={treeOf(tree)} />);
const codes = (): readonly (string | null | undefined)[] =>
  screen.queryAllByRole('link').map((line) => line.firstElementChild?.textContent);
const own = (): readonly (string | null | undefined)[] =>
  screen.queryAllByRole('link', { current: true }).map((line) => line.firstElementChild?.textContent);

const chapter = lineOf('61', { is_leaf: false, level: 'chapter' });
const heading = lineOf('6109', { is_leaf: false, level: 'heading' });

describe('the tree of a schedule', () => {
  it('starts with the chapters', async () => {
    await open({ node: null, children: [lineOf('01'), lineOf('02')] });

    expect(codes()).toEqual(['01', '02']);
    expect(own()).toEqual([]);
  });

  it('shows the lines below an open heading, and a link to its parent', async () => {
    await open({
      ancestors: [chapter],
      node: heading,
      children: [lineOf('6109.10'), lineOf('6109.90')],
      siblings: [lineOf('6110')],
    });

    expect(codes()).toEqual(['↑', '61', '6109', '6109.10', '6109.90']);
    expect(own()).toEqual(['6109']);
  });

  it('shows an open leaf among its siblings, in the order of the schedule', async () => {
    await open({
      ancestors: [chapter, heading],
      node: lineOf('6109.10.00'),
      siblings: [lineOf('6109.90.15'), lineOf('6109.10.40'), lineOf('6109.10')],
    });

    expect(codes()).toEqual(['↑', '61', '6109', '6109.10', '6109.10.00', '6109.10.40', '6109.90.15']);
    expect(own()).toEqual(['6109.10.00']);
  });

  it('shows rows without a code as headings that are not links', async () => {
    const row = { duty_rate: null, is_leaf: false, depth: 0 };
    const path = [
      { ...row, code: '42', description: 'Leather' },
      { ...row, code: '4202', description: 'Bags', depth: 1 },
    ];
    const listed = [
      { ...row, code: null, description: 'Handbags:' },
      { ...row, code: '4202.21', description: 'Of leather', depth: 1 },
    ];
    await open({ node: lineOf('4202'), children: [lineOf('4202.21')], rows: { path, listed } });

    expect(codes()).toEqual(['↑', '42', '4202', '4202.21']);
    expect(screen.getByText('Handbags:').closest('a')).toBeNull();
    expect(own()).toEqual(['4202']);
  });

  it('announces declarable lines to screen readers', async () => {
    await open({ node: heading, children: [lineOf('6109.10.00', { duty_rate: 'Free' }), chapter] });

    expect(screen.getByRole('link', { name: /6109.10.00.*Free declarable/ })).toBeDefined();
    expect(screen.queryByRole('link', { name: /^61 .*declarable/ })).toBeNull();
  });

  it('links to lines of the same market and version', async () => {
    await open({ node: null, children: [lineOf('01')] });

    const address = new URL(screen.getByRole('link').getAttribute('href') ?? '', 'http://console.test');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      market: 'US',
      version: '2026-rev1',
      code: '01',
    });
  });

  it('shows that an empty schedule has no lines', async () => {
    await open({ node: null });

    expect(screen.getByText('No lines')).toBeDefined();
  });
});
