import { describe, expect, it } from '@jest/globals';
import { postingsWriter, type Postings } from './postings.ts';

const rowsOf = ({ starts, documents, impacts }: Postings, term: number) =>
  Array.from(documents.subarray(starts[term], starts[term + 1]), (document, at) => [
    document,
    impacts[(starts[term] ?? 0) + at],
  ]);

describe('postingsWriter', () => {
  it('sorts by the final term number and preserves document order', () => {
    const writer = postingsWriter();
    writer.add(0, 0, 0.5);
    writer.add(1, 0, 0.25);
    writer.add(1, 3, 1);
    writer.add(0, 7, 0.75);
    // Term 0 becomes number 2, term 1 number 0; number 1 has no rows.
    const postings = writer.finish(Uint32Array.of(2, 0, 1));

    expect([...postings.starts]).toEqual([0, 2, 2, 4]);
    expect(rowsOf(postings, 0)).toEqual([
      [0, 0.25],
      [3, 1],
    ]);
    expect(rowsOf(postings, 1)).toEqual([]);
    expect(rowsOf(postings, 2)).toEqual([
      [0, 0.5],
      [7, 0.75],
    ]);
  });

  it('can be empty', () => {
    const postings = postingsWriter().finish(new Uint32Array());

    expect([[...postings.starts], postings.documents.length]).toEqual([[0], 0]);
  });

  it('loses nothing when it grows', () => {
    const count = (1 << 20) + 3;
    const writer = postingsWriter();
    for (let document = 0; document < count; document += 1) writer.add(document % 2, document, 1);
    const { starts, documents } = writer.finish(Uint32Array.of(0, 1));

    expect([documents.length, starts[1]]).toEqual([count, Math.ceil(count / 2)]);
    expect([documents[0], documents[(starts[1] ?? 0) - 1], documents[count - 1]]).toEqual([
      0,
      count - 1,
      count - 2,
    ]);
  });
});
