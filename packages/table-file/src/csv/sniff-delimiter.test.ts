import { describe, expect, it } from '@jest/globals';
import { sampleLines, sniffDelimiter } from './sniff-delimiter.ts';

describe('the delimiter of a text', () => {
  it.each([
    ['names it for spreadsheets', 'sep=|\ncode;text|more\n', '|'],
    ['names it in capitals', 'SEP=;\r\na,b\r\n', ';'],
    ['names it in quotes', '"sep=\t"\na,b\n', '\t'],
    ['names it alone', 'sep=;', ';'],
    ['names a sign that none is', 'sep=:\ncode;text\n6109;Shirt\n', ';'],
    ['begins with a word like it', 'sep=;x,Text\nA1,Shirt\nA2,Hat\n', ','],
  ])('for a file that %s', (_how, text, delimiter) => {
    expect(sniffDelimiter(text)).toBe(delimiter);
  });

  it.each([
    ['decimal commas', 'code;rate\n6109;16,5\n6110;12,0\n', ';'],
    ['commas in some descriptions', 'code\ttext\n6109\tShirts, knitted\n6110\tJerseys\n', '\t'],
    ['pipes in one line', 'code,text\n6109,Shirt | red\n6110,Jersey\n', ','],
    ['semicolons inside quotes', 'code,text\n6109,"a;b;c"\n6110,"d;e;f"\n', ','],
    ['line breaks inside quotes', 'code;text\n6109;"one\ntwo, three\nfour, five"\n6110;x\n', ';'],
    ['carriage returns as line ends', 'code\ttext\r6109\tShirt\r6110\tJersey\r', '\t'],
    ['blank lines between', 'code;text\n\n\n6109;Shirt, blue\n\n6110;Jersey, red\n', ';'],
    ['Windows line ends', 'code|text\r\n6109|Shirt\r\n', '|'],
  ])('is the one that splits lines alike, despite %s', (_what, text, delimiter) => {
    expect(sniffDelimiter(text)).toBe(delimiter);
  });

  it('is found in rows below a long title', () => {
    const titles = Array.from({ length: 6 }, (_, place) => `Tariff schedule, part ${place}`);
    const rows = Array.from(
      { length: 10 },
      (_, place) => `${place};${place % 2 === 0 ? 'Goods' : 'Goods, other'}`,
    );
    expect(sniffDelimiter([...titles, ...rows].join('\n'))).toBe(';');
  });

  it.each([
    ['nothing', ''],
    ['blank lines', '\n\r\n\n'],
    ['one word a line', 'Shirt\nJersey\n'],
  ])('is a comma for %s', (_what, text) => {
    expect(sniffDelimiter(text)).toBe(',');
  });

  it.each([
    ['commas', 'Description\nShirt, blue, cotton\nFlask, steel\nHat\n'],
    ['semicolons', 'Description\nShirt; blue\nFlask; steel\n'],
    ['a few commas without a blank', 'Description\nShirt,blue\nFlask\nHat\nShoe\n'],
    ['commas and semicolons', 'Description\nShirt, blue; cotton\nFlask\nHat, red; wool; warm\n'],
  ])('is one not in the text if %s are only punctuation', (_what, text) => {
    expect(text).not.toContain(sniffDelimiter(text));
  });

  it('is not read from lines far below the first', () => {
    const head = Array.from({ length: 60 }, () => 'a;b').join('\n');
    const tail = Array.from({ length: 500 }, () => 'a,b,c,d').join('\n');
    expect(sniffDelimiter(`${head}\n${tail}`)).toBe(';');
  });
});

describe('sample lines', () => {
  it('exclude blank lines and quoted text', () => {
    expect(sampleLines('a,"b\nc, d",e\r\n \r\n\rf,"say ""hi""\n",g')).toEqual(['a,"",e', 'f,"",g']);
  });

  it('exclude the last one if the sample cuts it', () => {
    const line = `${'x'.repeat(999)};y`;
    const lines = sampleLines(Array.from({ length: 200 }, () => line).join('\n'));
    expect(lines.length).toBeGreaterThan(10);
    expect(new Set(lines)).toEqual(new Set([line]));
  });

  it('include a first line longer than the sample', () => {
    expect(sampleLines('x;'.repeat(100_000))).toHaveLength(1);
  });
});
