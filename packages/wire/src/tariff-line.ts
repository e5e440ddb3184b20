import type { CodedLine } from '@svc/tariff/changes/coded-lines';

/** A tariff line as the interface names its fields. */
export function tariffLine(line: CodedLine) {
  return {
    code: line.code,
    hs6: line.codeDigits.length >= 6 ? line.codeDigits.slice(0, 6) : null,
    level: line.level,
    is_leaf: line.isLeaf,
    description: line.description,
    full_description: line.fullDescription,
    duty_rate: line.dutyRate,
    special_rate: line.specialRate,
    column2_rate: line.column2Rate,
    unit: line.unit,
  };
}

/** What a line needs from its schedule to be shown as a node of the tree. */
export interface NodeFrame {
  readonly parentCode: string | null;
  readonly officialUrl: string | null;
}

/** A tree node, or a search hit without its score, as the interface names its fields. */
export function tariffNode(line: CodedLine, { parentCode, officialUrl }: NodeFrame) {
  // Spread into a new object, each would outlive its request: V8 of Node 20 carries such copies to the old generation.
  return Object.assign(tariffLine(line), {
    code_digits: line.codeDigits,
    parent_code: parentCode,
    additional_duties: line.additionalDuties,
    official_url: officialUrl,
  });
}
