import { readTable } from '../read-table.ts';

/** Goods of a group that a legal note defines. */
const GROUPS = readTable('lexicon/group-members').map(
  ([group = '', members = '']) => [new RegExp(group, 'iu'), members.split('|')] as const,
);

export const membersOf = (row: string): readonly string[] =>
  GROUPS.flatMap(([group, members]) => (group.test(row) ? members : []));
