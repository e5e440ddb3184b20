/** Lists, the passage that enumerates them, and known differences with their reason. */
interface Passage {
  readonly lists: readonly string[];
  readonly start: string;
  readonly end: string;
  readonly headings?: boolean;
  readonly on?: string;
  /** In the pack, not in the passage. */
  readonly more?: string;
  /** In the passage, not in the pack. */
  readonly less?: string;
}

/** Subheadings of list 3 that the schedule of 2026 no longer has; 9903.88.03 named them in earlier editions. */
const OF_EARLIER_EDITIONS =
  '39072000 84191900 84213980 84219900 84271000 84289002 84629180 84778000 84779085 84799094 85013180 85016200 85016300 85016400 85044000 85045000 85141000 85299099 85437099 88033000 88039090 89031000 90138070 90278045';
/** Statistical numbers that the passage itself excepts: `301_list4a_except`, and masks on the lists of note 31. */
const EXCEPTED =
  '4901990040 6307909842 6307909844 6307909850 6307909870 6307909875 8517620010 8517620020 9401696011 9401696031 9401710001 9401710005 9401710006 9401710008 9401710011 9401710031';

/** Passages of chapter 99, 2026 revision 6, that enumerate the lists of the US pack. */
export const PASSAGES: readonly Passage[] = [
  {
    lists: ['301_list1'],
    start: '(b) Heading 9903.88.01 applies to all',
    end: '(c) For the purposes of heading 9903.88.02',
  },
  {
    lists: ['301_list2'],
    start: '(d) Heading 9903.88.02 applies to all',
    end: '(e) For the purposes of heading 9903.88.03',
  },
  {
    lists: ['301_list3'],
    start: '(f) Heading 9903.88.03 applies to all',
    end: '(g) For the purposes of heading 9903.88.04',
    more: OF_EARLIER_EDITIONS,
  },
  {
    lists: ['301_list4a'],
    start: '(i) all products of China that are classified',
    end: '(t) For the purposes of heading 9903.88.16',
    less: EXCEPTED,
  },
  { lists: ['301_review_b'], start: '(b) Heading 9903.91.01 applies', end: '(c) Heading 9903.91.02 applies' },
  { lists: ['301_review_c'], start: '(c) Heading 9903.91.02 applies', end: '(d) Heading 9903.91.03 applies' },
  { lists: ['301_review_d'], start: '(d) Heading 9903.91.03 applies', end: '(e) Heading 9903.91.04 applies' },
  { lists: ['301_review_f'], start: '(i) Heading 9903.91.05 applies', end: '(g) Heading 9903.91.06 applies' },
  { lists: ['301_review_g'], start: '(g) Heading 9903.91.06 applies', end: '(h) Heading 9903.91.07 applies' },
  { lists: ['301_review_h'], start: '(h) Heading 9903.91.07 applies', end: '(i) Heading 9903.91.08 applies' },
  { lists: ['301_review_i'], start: '(i) Heading 9903.91.08 applies', end: '(j) Heading 9903.91.11 applies' },
  { lists: ['301_review_j'], start: '(j) Heading 9903.91.11 applies', end: '(i) Heading 9903.91.12 applies' },
  {
    lists: ['122_exempt'],
    start: '(ii) As provided in heading 9903.03.03',
    end: '(iii) As provided in heading 9903.03.04',
  },
  {
    lists: ['122_aircraft'],
    start: '(iv) As provided in heading 9903.03.05',
    end: '(v) As provided in heading 9903.03.06',
  },
  {
    lists: ['122_particular'],
    start: '(iii) As provided in heading 9903.03.04',
    end: '(iv) As provided in heading 9903.03.05',
  },
  {
    lists: ['ieepa_exempt'],
    start: '(a) As provided for in heading 9903.01.32',
    end: '(b) As provided in heading 9903.02.78',
    headings: true,
  },
  {
    lists: ['ieepa_particular'],
    start: '(b) As provided in heading 9903.02.78',
    end: '(iv) As provided in 9903.01.26',
  },
  {
    lists: ['ieepa_eu_resources'],
    start: '(xx) As provided in heading 9903.02.74',
    end: '(xxii)  As provided in heading 9903.02.76',
  },
  {
    lists: ['partner_pharma'],
    start: '(xxiii) As provided in heading 9903.02.77',
    end: '(a) As provided in headings 9903.02.79',
  },
  {
    lists: ['partner_aircraft'],
    start: '(b) As provided in heading 9903.02.81',
    end: '(a) As provided in headings 9903.02.82',
  },
  {
    lists: ['ieepa_ch_resources'],
    start: '(b) As provided in headings 9903.02.84',
    end: '(c) As provided in headings 9903.02.85',
  },
  {
    lists: ['ieepa_br_exempt'],
    start: '(a) As provided in heading 9903.01.81',
    end: '(b) As provided in heading 9903.01.90',
  },
  {
    lists: ['ieepa_br_aircraft'],
    start: '(iv) As provided in heading 9903.01.82',
    end: '(v) The additional duties imposed by heading 9903.01.77',
  },
  {
    lists: ['232_metals_c_i'],
    start: '(i) Articles of aluminum:',
    end: '(ii) Derivative aluminum articles:',
    headings: true,
  },
  {
    lists: ['232_metals_c_ii'],
    start: '(ii) Derivative aluminum articles:',
    end: '(iii) Articles of steel:',
  },
  {
    lists: ['232_metals_c_iii'],
    start: '(iii) Articles of steel:',
    end: 'U.S. Notes (con.)',
    headings: true,
  },
  {
    lists: ['232_metals_c_iv', '232_metals_c_v'],
    start: '7304                      7305',
    end: '(vi) Derivative aluminum articles:',
  },
  {
    lists: ['232_metals_c_vi'],
    start: '(vi) Derivative aluminum articles:',
    end: '(vii) Derivative steel articles:',
  },
  {
    lists: ['232_metals_c_vii'],
    start: '(vii) Derivative steel articles:',
    end: '(viii) Articles of copper:',
  },
  {
    lists: ['232_metals_c_viii'],
    start: '(viii) Articles of copper:',
    end: '(ix) Derivative aluminum articles:',
  },
  {
    lists: ['232_metals_c_ix'],
    start: '(ix) Derivative aluminum articles:',
    end: '(x) Derivative steel articles:',
  },
  {
    lists: ['232_metals_c_x'],
    start: '(x) Derivative steel articles:',
    end: '(d) Headings 9903.82.04 and 9903.82.05 apply',
  },
  {
    lists: ['232_aluminum_2020'],
    start: '(i) The rates of duty set forth in heading 9903.85.04',
    end: '(j) The rates of duty set forth in heading 9903.85.07',
  },
  {
    lists: ['232_aluminum_derivatives'],
    start: '(j) The rates of duty set forth in heading 9903.85.07',
    end: '(k) The rates of duty in heading 9903.85.08',
  },
  {
    lists: ['232_aluminum_content'],
    start: '(k) The rates of duty in heading 9903.85.08',
    end: 'For any derivative aluminum product that is classified',
  },
  {
    lists: ['ru_35'],
    start: '(b) Heading 9903.90.08 applies',
    end: '(c) For the purposes of heading 9903.90.09',
  },
  { lists: ['ru_70'], start: '(d) Heading 9903.90.09 applies', end: '31. (a)  As provided' },
  {
    lists: ['232_autos'],
    start: '(b) The rates of duty set forth in headings 9903.94.01',
    end: '(c) Heading 9903.94.02 applies',
  },
  {
    lists: ['232_auto_parts'],
    start: '(g) Subject to a manufacturer',
    end: '(h) Heading 9903.94.06 applies',
    headings: true,
  },
  {
    lists: ['232_auto_parts_gb'],
    start: '(j) Heading 9903.94.32 sets forth',
    end: '(k) Except as provided for in headings 9903.94.02',
  },
  {
    lists: ['gb_aircraft'],
    start: '(a) As provided in heading 9903.96.01',
    end: '(b) As provided in heading 9903.96.02',
  },
  { lists: ['jp_aircraft'], start: '(b) As provided in heading 9903.96.02', end: '36. [Note deleted.]' },
  {
    lists: ['232_wood_lumber'],
    start: '(b) The rates of duty set forth in heading 9903.76.01',
    end: '(c) Heading 9903.76.02 provides',
  },
  {
    lists: ['232_wood_upholstered'],
    start: '(d) The rates of duty set forth in headings 9903.76.02',
    end: '(e) Except for as provided by 9903.76.04',
  },
  {
    lists: ['232_wood_cabinets'],
    start: '(f) Except for as provided by 9903.76.04',
    end: '(g) Heading 9903.76.04 applies',
  },
  {
    lists: ['232_trucks'],
    start: '(b) The rate of duty set forth in heading 9903.74.01',
    end: '(c) Heading 9903.74.02 applies',
  },
  { lists: ['232_buses'], start: '(c) Heading 9903.74.02 applies', end: '(d) Heading 9903.74.03 applies' },
  {
    lists: ['232_truck_parts'],
    start: '(i) The rates of duty set forth in heading 9903.74.08',
    end: '(j) Heading 9903.74.09 applies',
  },
  {
    lists: ['232_semiconductors'],
    start: '(b) For the purposes of this note, "semiconductor articles"',
    end: '(c) Heading 9903.79.02 applies',
  },
  // Note 21, the large civil aircraft dispute, as it stood when it was suspended.
  ...[
    ['c', '10', '(d) Subheading 9903.89.13 and superior'],
    ['d', '13', '(e) Subheading 9903.89.16 and superior'],
    ['e', '16', '(f) Subheading 9903.89.19 and superior'],
    ['f', '19', '(g) Subheading 9903.89.22 and superior'],
    ['g', '22', '(h) Subheading 9903.89.25 and superior'],
    ['h', '25', '(i) Subheading 9903.89.28 and superior'],
    ['i', '28', '(j) Subheading 9903.89.31 and superior'],
    ['j', '31', '(k) Subheading 9903.89.34 and superior'],
    ['k', '34', '(l) Subheading 9903.89.37 and superior'],
    ['l', '37', '(m) Subheading 9903.89.40 and superior'],
    ['m', '40', '(n) Subheading 9903.89.43 and superior'],
    ['n', '43', '(o) Subheading 9903.89.46 and superior'],
    ['o', '46', '(p) Subheading 9903.89.49 and superior'],
    ['p', '49', '(q) Subheading 9903.89.52 and superior'],
    ['q', '52', '(r) Subheading 9903.89.55 and superior'],
    ['r', '55', '(s) Subheading 9903.89.57 and superior'],
    ['s', '57', '(t) For purposes of subheading 9903.89.61'],
  ].map(([paragraph = '', start = '', end = '']) => ({
    lists: [`301_lca_${paragraph}`],
    start: `(${paragraph}) Subheading 9903.89.${start} and superior`,
    end,
    on: '2021-02-01',
  })),
];
