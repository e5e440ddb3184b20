/** A note that excludes goods from its section or chapter (Harmonized System 2022). */
export interface LegalNote {
  /** Legal citation of its place in the nomenclature. */
  readonly reference: string;
  /** Code prefixes that the note excludes the goods from, and those that it exempts. */
  readonly codes: readonly string[];
  readonly exceptCodes: readonly string[];
  /** Chapters and headings of the excluded goods. */
  readonly goods: readonly string[];
}

/** `reference; codes; goods`: codes after a minus sign are exempt. */
const ROWS = `
Chapter 1, note 1(b); 01; 3002
Chapter 1, note 1(c); 01; 9508
Chapter 2, note 1(b); 02; 0410
Chapter 2, note 1(c); 02; 0504
Chapter 3, note 1(c); 03; 2301
Chapter 3, note 3; 0305 0306 0307 0308; 0309
Chapter 4, note 5(b); 04; 1702
Chapter 4, note 5(c); 04; 2106
Chapter 4, note 5(d); 04; 3502
Chapter 5, note 1(d); 05; 9603
Chapter 7, note 1; 07; 1214
Chapter 7, note 3(a); 0712; 0713
Chapter 7, note 3(c); 0712; 1105
Chapter 9, note 2; 09; 1211
Chapter 10, note 1; 10; 1104
Chapter 11, note 1(a); 11; 2101
Chapter 11, note 1(b); 11; 1901
Chapter 11, note 1(c); 11; 1904
Chapter 12, note 5(a); 1212; 2102
Chapter 13, note 1(b); 1302; 1901
Chapter 13, note 1(c); 1302; 2101
Chapter 13, note 1(f); 1302; 2939
Chapter 13, note 1(ij); 1302; 3301
Chapter 13, note 1(k); 13; 4001
Chapter 15, note 1(b); 15; 1804
Chapter 15, note 1(d); 15; 2301
Chapter 15, note 1(f); 15; 4002
Chapter 16, note 2; 16; 1902
Chapter 17, note 1(a); 17; 1806
Chapter 17, note 1(b); 17; 2940
Chapter 18, note 1(b); 1806; 1905 2105 2202
Chapter 19, note 1(b); 19; 2309
Chapter 19, note 3; 1904; 1806
Chapter 20, note 1(d); 20; 1905
Chapter 20, note 2; 2007 2008; 1704
Chapter 21, note 1(c); 21; 0902
Chapter 21, note 1(f); 21; 2404
Chapter 21, note 1(h); 21; 3507
Chapter 22, note 1(a); 22; 2103
Chapter 22, note 1(c); 22; 2853
Chapter 22, note 1(d); 22; 2915
Chapter 25, note 2(a); 25; 2802
Chapter 25, note 2(e); 25; 3816
Chapter 25, note 2(ij); 25; 9504
Chapter 25, note 2(k); 25; 9609
Chapter 26, note 1(e); 26; 6806
Chapter 27, note 1(c); 27; 3805
Chapter 28, note 3(e); 28; 3813 3801
Chapter 28, note 8; 28; 3818
Chapter 29, note 2(a); 29; 1520
Chapter 29, note 2(b); 29; 2207
Chapter 29, note 2(c); 29; 2711
Chapter 29, note 2(f); 29; 3102
Chapter 29, note 2(g); 29; 3204
Chapter 29, note 2(h); 29; 3507
Chapter 30, note 1(b); 30; 2404
Chapter 30, note 1(f); 30; 3401
Chapter 30, note 1(g); 30; 3407
Chapter 30, note 1(ij); 30; 3822
Chapter 32, note 1(c); 32; 2715
Chapter 33, note 1(b); 33; 3401
Chapter 33, note 1(c); 33; 3805
Chapter 35, note 1(a); 35; 2102
Chapter 38, note 1(b); 38; 2106
Chapter 38, note 1(c); 38; 2404
Chapter 39, note 2(a); 39; 3403
Chapter 39, note 2(b); 39; 3404
Chapter 39, note 2(f); 39; 3402
Chapter 39, note 2(ij); 39; 3819
Chapter 39, note 2(k); 39; 3822
Chapter 39, note 2(m); 39; 4201 4202
Chapter 39, note 2(p); 39; 50 51 52 53 54 55 56 57 58 60 61 62 63
Chapter 39, note 2(q); 39; 64 65 66
Chapter 39, note 2(r); 39; 7117
Chapter 39, note 2(s); 39; 84 85
Chapter 39, note 2(t); 39; 86 87 88 89
Chapter 39, note 2(u); 39; 90
Chapter 39, note 2(v); 39; 91
Chapter 39, note 2(w); 39; 92
Chapter 39, note 2(x); 39; 94
Chapter 39, note 2(y); 39; 95
Chapter 39, note 2(z); 39; 96
Chapter 40, note 2(b); 40; 64
Chapter 40, note 2(c); 40; 65
Chapter 40, note 2(f); 40; 95
Chapter 42, note 2(d); 42; 64
Chapter 42, note 2(e); 42; 65
Chapter 42, note 2(f); 42; 6602
Chapter 42, note 2(g); 42; 7117
Chapter 42, note 2(ij); 42; 9209
Chapter 42, note 2(k); 42; 94
Chapter 42, note 2(l); 42; 95
Chapter 42, note 2(m); 42; 9606
Chapter 42, note 3(A); 4202; 3923 4602
Chapter 42, note 4; 4203; 9113
Chapter 43, note 2(c); 43; 4203
Chapter 44, note 1(d); 44; 3802
Chapter 44, note 1(e); 44; 4201 4202
Chapter 44, note 1(f); 44; 46
Chapter 44, note 1(g); 44; 64
Chapter 44, note 1(h); 44; 66
Chapter 44, note 1(m); 44; 91 92
Chapter 44, note 1(o); 44; 94
Chapter 44, note 1(p); 44; 95
Chapter 44, note 1(q); 44; 96
Chapter 44, note 1(r); 44; 97
Chapter 44, note 1; 44; 66 9603 9609 4602
Chapter 46, note 2(b); 46; 5607
Chapter 46, note 2(e); 46; 94
Chapter 48, note 2(d); 48; 3401
Chapter 48, note 2(f); 48; 3822
Chapter 48, note 2(h); 48; 4202
Chapter 48, note 2(m); 48; 6805
Chapter 48, note 2(p); 48; 95
Chapter 48, note 2(q); 48; 9619
Chapter 49, note 1(b); 49; 9023
Chapter 49, note 1(c); 49; 95
Chapter 49, note 1(d); 49; 97
Section XI, note 1(e); 50 51 52 53 54 55 56 57 58 59 60 61 62 63; 3005 3306
Section XI, note 1(l); 50 51 52 53 54 55 56 57 58 59 60 61 62 63; 4201 4202
Section XI, note 1(n); 50 51 52 53 54 55 56 57 58 59 60 61 62 63; 64
Section XI, note 1(o); 50 51 52 53 54 55 56 57 58 59 60 61 62 63; 65
Section XI, note 1(p); 50 51 52 53 54 55 56 57 58 59 60 61 62 63; 67
Section XI, note 1(q); 50 51 52 53 54 55 56 57 58 59 60 61 62 63; 6805
Section XI, note 1(r); 50 51 52 53 54 55 56 57 58 59 60 61 62 63; 7019
Section XI, note 1(s); 50 51 52 53 54 55 56 57 58 59 60 61 62 63; 94
Section XI, note 1(t); 50 51 52 53 54 55 56 57 58 59 60 61 62 63; 95
Section XI, note 1(u); 50 51 52 53 54 55 56 57 58 59 60 61 62 63; 9619 9607
Chapter 56, note 1(f); 56; 9619
Chapter 60, note 1(a); 60; 5804
Chapter 60, note 1(b); 60; 5807
Chapter 61, note 2(a); 61; 6212
Chapter 61, note 2(b); 61; 6309
Chapter 61, note 2(c); 61; 9021
Chapter 62, note 2(a); 62; 6309
Chapter 62, note 2(b); 62; 9021
Chapter 63, note 2(b); 6301 6302 6303 6304 6305 6306 6307; 6309
Chapter 64, note 1(e); 64; 9021
Chapter 64, note 1(f); 64; 95
Chapter 65, note 1(a); 65; 6309
Chapter 65, note 1(c); 65; 95
Chapter 66, note 1(a); 66; 9017
Chapter 66, note 1(c); 66; 95
Chapter 67, note 1(d); 67; 65
Chapter 67, note 1(f); 67; 96
Chapter 68, note 1(g); 68; 8546
Chapter 68, note 1(h); 68; 9018
Chapter 68, note 1(k); 68; 94
Chapter 69, note 2(b); 69; 6804
Chapter 69, note 2(f); 69; 8546
Chapter 69, note 2(g); 69; 9021
Chapter 69, note 2(ij); 69; 94
Chapter 69, note 2(k); 69; 95
Chapter 70, note 1(c); 70; 8544
Chapter 70, note 1(f); 70; 90
Chapter 70, note 1(g); 70; 9405
Chapter 70, note 1(h); 70; 95
Chapter 70, note 1(ij); 70; 96
Chapter 71, note 3(a); 71; 2843
Chapter 71, note 3(ij); 71; 66
Chapter 71, note 3(l); 71; 90 91 92
Chapter 71, note 3(m); 71; 93
Chapter 71, note 3(n); 71; 95
Section XV, note 1(b); 72 73 74 75 76 78 79 80 81 82 83; 3606
Section XV, note 1(c); 72 73 74 75 76 78 79 80 81 82 83; 65
Section XV, note 1(d); 72 73 74 75 76 78 79 80 81 82 83; 66
Section XV, note 1(e); 72 73 74 75 76 78 79 80 81 82 83; 7113 7114 7117
Section XV, note 1(f); 72 73 74 75 76 78 79 80 81 82 83 -7307 -7312 -7315 -7317 -7318 -7320 -8301 -8302 -8308 -8310 -8311; 84 85
Section XV, note 1(g); 72 73 74 75 76 78 79 80 81 82 83 -7307 -7312 -7315 -7317 -7318 -7320 -8301 -8302 -8308 -8310; 86 87 88 89
Section XV, note 1(h); 72 73 74 75 76 78 79 80 81 82 83; 90 91 92
Section XV, note 1(k); 72 73 74 75 76 78 79 80 81 82 83; 94
Section XV, note 1(l); 72 73 74 75 76 78 79 80 81 82 83; 95
Section XV, note 1(m); 72 73 74 75 76 78 79 80 81 82 83; 96
Section XV, note 2; 72 73 74 75 76 78 79 80 81; 82 83
Chapter 82, note 2; 82; 8510
Section XVI, note 1(a); 84 85; 4016
Section XVI, note 1(e); 84 85; 5911
Section XVI, note 1(k); 84 85; 82
Section XVI, note 1(m); 84 85; 90
Section XVI, note 1(n); 84 85; 91
Section XVI, note 1(o); 84 85; 8207
Section XVI, note 1(p); 84 85; 95
Section XVI, note 1(q); 84 85; 9612 9620
Chapter 84, note 1(d); 84; 7321
Chapter 84, note 1(e); 84; 8508
Chapter 84, note 1(f); 84; 8509 8525
Chapter 84, note 1(h); 84; 9603
Chapter 84, note 6(D); 8471; 8443
Chapter 85, note 1(d); 85; 9018
Chapter 85, note 4; 8509; 8414 8450 8422 8516 8452
Section XVII, note 1; 86 87 88 89; 95
Section XVII, note 2(c); 8607 8708 8714; 82
Section XVII, note 2(f); 8607 8708 8714; 85
Section XVII, note 2(g); 8607 8708 8714; 90
Section XVII, note 2(h); 8607 8708 8714; 91
Chapter 86, note 1(c); 8608; 8530
Chapter 90, note 1(d); 90; 7009
Chapter 90, note 1(h); 90; 8544
Chapter 90, note 1(ij); 90; 9405
Chapter 90, note 1(l); 90; 9620
Chapter 91, note 1(f); 91; 8482
Chapter 92, note 1(c); 92; 9503
Chapter 93, note 1(c); 93; 8710
Chapter 94, note 1(b); 94; 7009
Chapter 94, note 1(e); 94; 8418
Chapter 94, note 1(ij); 94; 9018
Chapter 94, note 1(k); 94; 91
Chapter 94, note 1(l); 94; 95
Chapter 94, note 1(m); 94; 9620
Chapter 95, note 1(a); 95; 3406
Chapter 95, note 1(b); 95; 3604
Chapter 95, note 1(d); 95; 4202
Chapter 95, note 1(e); 95; 61 62
Chapter 95, note 1(g); 95; 64 65
Chapter 95, note 1(h); 95; 6602
Chapter 95, note 1(o); 95; 8712
Chapter 95, note 1(p); 95; 8806
Chapter 95, note 1(r); 95; 9004
Chapter 95, note 1(s); 95; 9208
Chapter 95, note 1(t); 95; 93
Chapter 95, note 1(u); 95; 9405
Chapter 96, note 1(c); 96; 7117
Chapter 97, note 1(a); 97; 4907
`;

const listed = (cell = ''): string[] => cell.trim().split(' ');

/** Notes in the order of the nomenclature. */
export const LEGAL_NOTES: readonly LegalNote[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [reference = '', codes, goods] = row.split(';');
    return {
      reference,
      codes: listed(codes).filter((code) => !code.startsWith('-')),
      exceptCodes: listed(codes).flatMap((code) => (code.startsWith('-') ? [code.slice(1)] : [])),
      goods: listed(goods),
    };
  });
