import { beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@svc/testkit/folder';
import { runCommand } from './run-command.ts';

const CHAPTER_87 = `
'8712':
  title:
    en: Bicycles, not motorised
    vi: Xe đạp
    ja: 自転車
    ko: 자전거
'871200':
  names:
    en: mountain bicycle; road bike
    vi: xe đạp
  traps:
    - goods: e-bikes
      code: '8712'
      why: a motor leads elsewhere
`;

const data = emptyFolder();

beforeEach(() => {
  mkdirSync(join(data, 'hs'));
  mkdirSync(join(data, 'glossary'));
  mkdirSync(join(data, 'lines', 'us'), { recursive: true });
  writeFileSync(join(data, 'glossary', '1.tsv'), 'pump\tmáy bơm\tポンプ\t펌프\n');
  writeFileSync(join(data, 'hs', '87.yaml'), CHAPTER_87);
  writeFileSync(join(data, 'hs', 'README.md'), '# no chapter');
  writeFileSync(join(data, 'hs2022-codes.txt'), '871200\n');
  runCommand(['titles'], data);
});

describe('knowledge check', () => {
  it('exits with 0 if there are only warnings', () => {
    const { lines, exitCode } = runCommand(['check'], data);
    expect(exitCode).toBe(0);
    expect(lines.at(-1)).toBe('0 errors, 1 warnings');
  });

  it('exits with 1 if the titles of headings are out of date', () => {
    const file = join(data, 'heading-titles.tsv');
    expect(readFileSync(file, 'utf8')).toBe('8712\tBicycles, not motorised\tXe đạp\t自転車\t자전거\n');
    writeFileSync(file, '8712\tBicycles\tXe đạp\t自転車\t자전거\n');
    expect(runCommand(['check'], data).exitCode).toBe(1);
  });

  it('exits with 1 if a code is missing', () => {
    writeFileSync(join(data, 'hs2022-codes.txt'), '871200\n880710\n');
    const { lines, exitCode } = runCommand(['check'], data);
    expect(exitCode).toBe(1);
    expect(lines).toContain('error  880710  subheading missing');
  });

  it('exits with 1 if goods are under a line of another chapter', () => {
    writeFileSync(
      join(data, 'lines', 'us', '87.tsv'),
      '8711600000\telectric scooter\n8712001510\tbalance bike\n',
    );
    expect(runCommand(['check'], data).exitCode).toBe(0);
    writeFileSync(join(data, 'lines', 'us', '87.tsv'), '9503001500\tbalance bike\n');
    expect(runCommand(['check'], data).exitCode).toBe(1);
  });

  it('names file and line of a YAML error', () => {
    writeFileSync(join(data, 'hs', '87.yaml'), `'871200':\n  names:\n    en: bike: road\n`);
    const { lines, exitCode } = runCommand(['check'], data);
    expect(exitCode).toBe(1);
    expect(lines.filter((line) => line.startsWith('error  87.yaml:3  '))).toHaveLength(1);
  });
});

describe('knowledge show', () => {
  it('shows a subheading with a dotted code', () => {
    expect(runCommand(['show', '8712.00'], data).lines).toEqual([
      '871200',
      '  names en: mountain bicycle; road bike',
      '  names vi: xe đạp',
      '  trap: e-bikes -> 8712 (a motor leads elsewhere)',
    ]);
  });

  it('shows a heading with its subheadings', () => {
    const { lines } = runCommand(['show', '8712'], data);
    expect(lines.filter((line) => !line.startsWith(' '))).toEqual(['8712', '871200']);
  });

  it('exits with 1 for a code without an entry', () => {
    expect(runCommand(['show', '9503'], data)).toEqual({ lines: ['no entry 9503'], exitCode: 1 });
  });
});

describe('knowledge', () => {
  it('names the unreadable file and line', () => {
    writeFileSync(join(data, 'hs', '87.yaml'), `'871200': [`);
    expect(() => runCommand(['show', '8712'], data)).toThrow(/^87\.yaml: .*line 1/u);
  });

  it.each([
    [[], 'no command'],
    [['chek'], 'unknown command "chek"'],
    [['show'], 'CODE is missing'],
    [['check', '--fast'], '--fast'],
  ])('rejects %j', (args, message) => {
    expect(() => runCommand(args, data)).toThrow(message);
  });
});
