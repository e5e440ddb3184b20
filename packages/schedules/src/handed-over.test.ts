import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createScheduleIndex } from '@svc/classifier/schedule-index';
import { fullText } from '@svc/tariff/schedule/full-text';
import type { LineLevel, ScheduleLine } from '@svc/tariff/schedule/line';
import { openLines } from '@svc/tariff/packed/line-tree';
import { packLines } from '@svc/tariff/packed/packed-lines';
import { buildLineIndex } from '@svc/tariff/search/index/line-index';
import { searchCode } from '@svc/tariff/search/search-code';
import { searchWords } from '@svc/tariff/search/search-words';
import { indexVersion } from '../test/index-version.ts';
import { buffersOf } from './buffers-of.ts';
import type { ScheduleParts } from './read-schedule-parts.ts';

const BLOCKED_MS_MAX = 50;
const HAND_OVERS = 5;
const CHAPTERS = 90;
const HEADINGS = 11;
const SUBHEADINGS = 6;
const NATIONALS = 5;

const WORDS =
  'cotton woven knitted shirts trousers leather footwear rubber soles steel pipes copper wire lithium batteries phones pumps engines coffee roasted tea spices frozen shrimp fish olive oil wine glass bottles wooden chairs paper boxes plastic toys áo thun điện thoại cà phê'.split(
    ' ',
  );

const two = (number: number): string => String(number).padStart(2, '0');

/** A schedule of some 36,000 lines, as many as the one of the United States has. */
function largeSchedule(): readonly ScheduleLine[] {
  const lines: ScheduleLine[] = [];
  // Each heading has a dozen unique terms, so that terms distinguish headings.
  const word = (salt: number): string =>
    WORDS[(Math.floor(lines.length / 37) * 5 + (lines.length % 7) + salt * 3) % WORDS.length] ?? '';

  const add = (codeDigits: string, level: LineLevel, above: ScheduleLine | null): ScheduleLine => {
    const description = `${word(1)}, ${word(2)} and ${word(3)} of kind ${lines.length % 97}:`;
    const line: ScheduleLine = {
      position: lines.length,
      parent: above?.position ?? null,
      code: codeDigits.replace(/(?<=^\d{4}(?:\d\d)*)(?=\d\d)/gu, '.'),
      codeDigits,
      level,
      indent: codeDigits.length / 2,
      isLeaf: level === 'national',
      description,
      fullDescription: fullText({ level, codeDigits, description }, above, above?.fullDescription ?? ''),
      dutyRate: `${lines.length % 31}%`,
      specialRate: null,
      column2Rate: lines.length % 3 === 0 ? '90%' : null,
      unit: 'kg',
      additionalDuties: null,
      extra: lines.length % 5 === 0 ? { footnotes: [word(4)] } : {},
    };

    lines.push(line);
    return line;
  };

  for (let c = 1; c <= CHAPTERS; c += 1) {
    const chapter = add(two(c), 'chapter', null);
    for (let h = 1; h <= HEADINGS; h += 1) {
      const heading = add(two(c) + two(h), 'heading', chapter);
      for (let s = 1; s <= SUBHEADINGS; s += 1) {
        const subheading = add(two(c) + two(h) + two(s), 'subheading', heading);
        for (let n = 1; n <= NATIONALS; n += 1)
          add(two(c) + two(h) + two(s) + two(n), 'national', subheading);
      }
    }
  }

  return lines;
}

function queries(lines: readonly ScheduleLine[]): readonly string[] {
  const every = Math.floor(lines.length / 40);
  const own = lines
    .filter(({ position }) => position % every === 0)
    .map(({ description }) => description.replace(/\W+of kind.*$/u, ''));

  return [...own, 'coton shrits', 'batt', 'ao thun', 'dien thoai', 'lithium battrey', 'nothing such'];
}

const partsOf = (lines: readonly ScheduleLine[]): ScheduleParts => ({
  lines: packLines(lines),
  lineIndex: buildLineIndex(lines),
});

const heldFrom = (parts: ScheduleParts) => {
  const tree = openLines(parts.lines);
  return {
    tree,
    index: createScheduleIndex(indexVersion(), tree, parts.lineIndex),
    lineIndex: parts.lineIndex,
  };
};

/** Sends what it is sent back, its memory moved both times. */
const ECHO = `const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ parts, buffers }) => parentPort.postMessage({ parts, buffers }, buffers));`;

describe('a schedule transferred from a thread', () => {
  const lines = largeSchedule();
  let parts: ScheduleParts;
  let thread: Worker;

  beforeAll(async () => {
    parts = partsOf(lines);
    thread = new Worker(ECHO, { eval: true });
    await once(thread, 'online');
  }, 60_000);
  afterAll(async () => {
    await thread.terminate();
  });

  const handOver = async (): Promise<void> => {
    const buffers = buffersOf(parts);
    const answered = once(thread, 'message') as Promise<[{ readonly parts: ScheduleParts }]>;
    thread.postMessage({ parts, buffers }, buffers);

    const [answer] = await answered;
    parts = answer.parts;
  };

  it('matches its original, for all codes and forty searches', async () => {
    const inPlace = heldFrom(partsOf(lines));
    const buffers = buffersOf(parts);

    await handOver();
    expect(buffers.length).toBeGreaterThan(20);
    expect(buffers.every(({ byteLength }) => byteLength === 0)).toBe(true);

    const moved = heldFrom(parts);
    const asked = queries(lines);

    expect(asked.length).toBeGreaterThanOrEqual(40);
    for (const query of asked) {
      const hits = searchWords(inPlace.lineIndex, query, { limit: 50 });
      expect(searchWords(moved.lineIndex, query, { limit: 50 })).toEqual(hits);
      expect(moved.index.searchLeaves(query, 20)).toEqual(inPlace.index.searchLeaves(query, 20));
    }

    const wrong = lines.filter(({ codeDigits, position }) => {
      const digits = codeDigits ?? '';
      const line = moved.index.line(position);

      return (
        moved.index.findByDigits(digits) !== position ||
        line.codeDigits !== digits ||
        line.fullDescription !== lines[position]?.fullDescription ||
        searchCode(moved.lineIndex, digits, 50).join() !== searchCode(inPlace.lineIndex, digits, 50).join()
      );
    });

    expect(wrong.map(({ code }) => code)).toEqual([]);

    const words = [...WORDS, 'nothing'];
    expect(words.map((word) => moved.index.termWeight(word))).toEqual(
      words.map((word) => inPlace.index.termWeight(word)),
    );
    expect(moved.index.termWeight('cotton')).toBeGreaterThan(0);
  }, 60_000);

  it('does not block the event loop during transfer and first use', async () => {
    const [query = ''] = queries(lines);
    const blocked: number[] = [];

    // A busy machine slows every process at times; blocking code blocks every time.
    for (let turn = 0; turn < HAND_OVERS; turn += 1) {
      blocked.push(
        await longestBlock(async () => {
          await handOver();
          const { tree, index } = heldFrom(parts);
          expect(tree.tops()).toHaveLength(CHAPTERS);
          expect(index.searchLeaves(query, 5).length).toBeGreaterThan(0);
        }),
      );
    }

    expect(parts.lines.count).toBe(lines.length);
    expect(Math.min(...blocked)).toTakeUnder(BLOCKED_MS_MAX);
  }, 60_000);
});

/** Longest time in milliseconds between two turns of the event loop while some work is done. */
async function longestBlock(work: () => Promise<void>): Promise<number> {
  let [last, longest, isOver] = [performance.now(), 0, false];

  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };

  look();
  await work();
  look();
  isOver = true;

  return longest;
}
