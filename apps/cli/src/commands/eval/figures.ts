/** Meaning of each figure of `tariff eval`. */
export const FIGURES: readonly string[] = [
  'What is printed (shares from 0 to 1):',
  '  n                      labelled products that were classified',
  '  top1, top3, top5       share whose label is met by the first line, or by one of the first three or five,',
  '                         at 2, 4, 6, 8 and 10 digits, each over the products labelled to that many digits',
  '  mrr6                   mean of 1 / rank of the right six digits among the candidates; 0 where they are missing',
  '  status                 products by the status they ended in',
  '  ece                    expected calibration error of `confidence` in the whole label: mean distance between what',
  '                         the service says and how often it is right, over ten bins; 0 is best',
  '  precision_at_coverage  share right at six digits among the most confident 25, 50, 75 and 100 % of the products',
  '  ms                     time of one classification in milliseconds: median (p50) and 95th percentile',
  '  versions               engine, knowledge and schedule that were measured',
  '  groups                 with --by: the shares of each group and their 95 % intervals',
  '  compared               with --compare: this run less the earlier one, product by product, with 95 % intervals',
  '  rejected               lines of --cases that were not taken',
  '',
  'docs/accuracy.md has the figures of the shipped method.',
];
