export interface LabelledSource {
  readonly name: string;
  readonly file: string;
  readonly form: 'product' | 'ruling';
  /** Weight of a row relative to a row of the knowledge base. */
  readonly weight: number;
  readonly licence: string;
}

export interface TermSource {
  readonly name: string;
  readonly file: string;
  readonly weight: number;
  readonly licence: string;
  /** True if a fifth is reserved for evaluation: descriptions are, tariff texts are not. */
  readonly isDealt?: boolean;
}

const labelled = (
  file: string,
  weight: number,
  licence: string,
  form: LabelledSource['form'] = 'product',
) => ({
  name: file.replace(/^.*\//u, '').replace(/(?:\.dev)?\.jsonl$/u, ''),
  file,
  form,
  weight,
  licence,
});

const PUBLIC_DOMAIN = 'public domain';
const CROWN = 'Open Government Licence';

export const LABELLED_SOURCES: readonly LabelledSource[] = [
  labelled('eval/us-ecommerce.dev.jsonl', 3, 'Apache-2.0 (HSCodeComp)'),
  labelled('eval/us-rulings.dev.jsonl', 2, PUBLIC_DOMAIN),
  labelled('eval/us-ruling-subjects.dev.jsonl', 2, PUBLIC_DOMAIN),
  labelled('eval/us-ruling-texts.dev.jsonl', 2, PUBLIC_DOMAIN),
  labelled('eval/eu-ruling-texts.dev.jsonl', 2, CROWN),
  labelled('eval/eu-queries.dev.jsonl', 2, CROWN),
  labelled('eval/vn-declarations.dev.jsonl', 1.5, 'brokers’ declarations'),
  labelled('eval/vn-rulings.dev.jsonl', 1, 'official notices'),
  labelled('labelled/us-ruling-names.jsonl', 1, PUBLIC_DOMAIN),
  labelled('labelled/us-ruling-goods.jsonl', 1, PUBLIC_DOMAIN),
  labelled('labelled/eu-rulings.jsonl', 1, 'Commission Decision 2011/833/EU'),
  labelled('labelled/eu-rulings-2004-2008.jsonl', 0.7, 'Commission Decision 2011/833/EU'),
  labelled('labelled/kr-rulings.jsonl', 1, 'official decisions'),
  labelled('labelled/kr-names.jsonl', 0.8, 'official facts; learned from, not republished'),
  labelled('labelled/vn-declarations-2.jsonl', 1, 'brokers’ declarations'),
  labelled('labelled/uk-shop-texts.jsonl', 1, 'MIT, Crown copyright'),
  labelled('labelled/post-names.jsonl', 1, 'official list'),
  labelled('labelled/us-suspensions.jsonl', 1, PUBLIC_DOMAIN),
  labelled('labelled/us-schedule-b.jsonl', 0.7, PUBLIC_DOMAIN),
  labelled('rulings/us-uk-rulings.jsonl', 1, `${PUBLIC_DOMAIN}; ${CROWN}`, 'ruling'),
  labelled('rulings/vn-rulings.jsonl', 1, 'official notices', 'ruling'),
];

export const TERM_SOURCES: readonly TermSource[] = [
  { name: 'chemicals-cas', file: 'vocabulary/chemicals-cas.jsonl', weight: 0.5, licence: 'official facts' },
  {
    name: 'eu-self-texts',
    file: 'vocabulary/eu-self-texts.jsonl',
    weight: 0.5,
    licence: 'Commission Decision 2011/833/EU',
  },
  {
    name: 'ja-tariff-texts',
    file: 'vocabulary/ja-tariff-texts.jsonl',
    weight: 0.5,
    licence: 'official texts',
  },
  {
    name: 'ko-tariff-texts',
    file: 'vocabulary/ko-tariff-texts.jsonl',
    weight: 0.5,
    licence: 'official texts',
  },
  {
    name: 'uk-search-references',
    file: 'vocabulary/uk-search-references.jsonl',
    weight: 1,
    licence: CROWN,
    isDealt: true,
  },
  {
    name: 'uk-search-advice',
    file: 'vocabulary/uk-search-advice.jsonl',
    weight: 1,
    licence: CROWN,
    isDealt: true,
  },
  {
    name: 'gulf-named-goods',
    file: 'vocabulary/gulf-named-goods.jsonl',
    weight: 1,
    licence: 'official list; learned from, not republished',
    isDealt: true,
  },
];
