import { describe, expect, it } from '@jest/globals';
import {
  afterEvent,
  agreedCode,
  EMPTY_QUEUE,
  isOpen,
  nextOpen,
  rowBeside,
  type Queue,
  type Waiting,
} from './queue.ts';

const row = (id: string, code: string | null = '6109.10') => ({ id, recommended_code: code }) as Waiting;
const listed = (queue: Queue, ids: readonly string[], isWhole = true): Queue =>
  afterEvent(queue, { type: 'listed', items: ids.map((id) => row(id)), isWhole });
const done = (queue: Queue, id: string): Queue =>
  afterEvent(queue, { type: 'marked', id, mark: { kind: 'done', verdict: 'approve' } });
const ids = ({ rows }: Queue): readonly string[] => rows.map(({ id }) => id);

describe('a refreshed queue', () => {
  it('appends new rows without reordering the others', () => {
    expect(ids(listed(listed(EMPTY_QUEUE, ['a', 'b']), ['c', 'b', 'a']))).toEqual(['a', 'b', 'c']);
  });

  it('marks rows decided by others, but not by oneself', () => {
    const queue = listed(done(listed(EMPTY_QUEUE, ['a', 'b', 'c']), 'a'), ['c']);
    expect(ids(queue)).toEqual(['a', 'b', 'c']);
    expect(queue.marks.get('a')).toEqual({ kind: 'done', verdict: 'approve' });
    expect(queue.marks.get('b')).toEqual({ kind: 'elsewhere', by: null });
    expect(isOpen(queue, 'c')).toBe(true);
  });

  it('does not treat rows pushed out of a truncated list as decided', () => {
    const queue = listed(listed(EMPTY_QUEUE, ['a', 'b', 'c', 'd'], false), ['n', 'o', 'b'], false);
    expect(queue.marks).toEqual(new Map([['a', { kind: 'elsewhere', by: null }]]));
  });

  it('opens rows reopened by a colleague', () => {
    const queue = listed(listed(EMPTY_QUEUE, ['a', 'b']), ['b']);
    expect(isOpen(queue, 'a')).toBe(false);
    expect(isOpen(listed(queue, ['a', 'b']), 'a')).toBe(true);
  });
});

describe('the next row', () => {
  const queue = done(listed(EMPTY_QUEUE, ['a', 'b', 'c', 'd']), 'c');

  it('is the next open one below, else the nearest above', () => {
    expect([nextOpen(queue, 'b'), nextOpen(queue, 'd')]).toEqual(['d', 'b']);
    expect(nextOpen(queue, 'a', new Set(['b']))).toBe('d');
  });

  it('is undefined when all are decided', () => {
    expect(nextOpen(['a', 'b', 'd'].reduce(done, queue), 'a')).toBeNull();
  });

  it('is one row up or down, and stops at the ends', () => {
    expect([rowBeside(queue, 'a', 1), rowBeside(queue, 'a', -1), rowBeside(queue, 'd', 1)]).toEqual([
      'b',
      'a',
      'd',
    ]);
    expect(rowBeside(queue, undefined, 1)).toBe('a');
  });
});

describe('an own decision', () => {
  it('can be undone, latest first', () => {
    const queue = done(done(listed(EMPTY_QUEUE, ['a', 'b']), 'b'), 'a');
    expect(queue.decided).toEqual(['b', 'a']);
    const after = afterEvent(queue, { type: 'reopened', id: 'a' });
    expect([after.decided, isOpen(after, 'a')]).toEqual([['b'], true]);
  });

  it('leaves the row open if not sent', () => {
    const queue = listed(EMPTY_QUEUE, ['a']);
    const failed = afterEvent(queue, { type: 'marked', id: 'a', mark: { kind: 'failed', reason: 'away' } });
    expect([isOpen(failed, 'a'), failed.decided]).toEqual([true, []]);
  });
});

describe('a row classified again', () => {
  const next = { ...row('z', null), status: 'queued' } as Waiting;
  const queue = afterEvent(listed(EMPTY_QUEUE, ['a', 'b']), { type: 'replaced', id: 'a', by: next });

  it('is replaced by the new lookup, which is decided once it has ended', () => {
    expect(ids(queue)).toEqual(['z', 'b']);
    expect(isOpen(queue, 'z')).toBe(false);
    const ended = afterEvent(queue, { type: 'read', row: { ...row('z'), status: 'proposed' } as Waiting });
    expect([isOpen(ended, 'z'), ended.rows[0]?.recommended_code]).toEqual([true, '6109.10']);
  });

  it('stays even if the queue does not list it', () => {
    const ended = listed(queue, ['b']);
    expect([ids(ended), ended.marks.size]).toEqual([['z', 'b'], 0]);
  });

  it('is the only one updated individually; others keep the data of the list', () => {
    const after = afterEvent(queue, {
      type: 'read',
      row: { ...row('b', '1'), status: 'proposed' } as Waiting,
    });
    expect(after.rows[1]?.recommended_code).toBe('6109.10');
  });
});

describe('matching rows', () => {
  it('propose the same code', () => {
    expect(agreedCode([row('a'), row('b')])).toBe('6109.10');
    expect(agreedCode([row('a'), row('b', '6115.95')])).toBeNull();
    expect(agreedCode([row('a', null), row('b', null)])).toBeNull();
    expect(agreedCode([])).toBeNull();
  });
});
