import { legalRules } from '../../legal-rule.ts';

/** The General Rules for the Interpretation of the Harmonized System 2022. */
export const GENERAL_RULES = legalRules(
  'gri_1; GRI 1; defines; ; ',
  'gri_6; GRI 6; defines; ; ',
  'gri_3b; GRI 3(b); conditions; ; ; set',
  'gri_2a; GRI 2(a); defines; ; ; stated=unassembled|disassembled|knocked down|flat pack|flat-pack|incomplete|unfinished|ckd',
  'gri_2b; GRI 2(b); defines; ; ; stated=mixture|mixed with|blend|combination|combined with',
  'gri_3c; GRI 3(c); defines; ; ; stated=mixed assortment|assortment|assorted set|gift set',
  'gri_4; GRI 4; defines; ; ; stated=new type of|novel product',
  'gri_5a; GRI 5(a); defines; ; ; stated=with case|in case|with carrying case|with protective case|in fitted case|with storage case',
  'gri_5b; GRI 5(b); defines; ; ; stated=packed in|in carton|in bottle|in bottles|in cartons|in bag|in bags|in cans|packed',
  'gri_3a; GRI 3(a); conditions; ; ; stated=composite|made of two materials|bonded to',
);
