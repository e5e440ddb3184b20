import type { CodedLine } from '@svc/tariff/changes/coded-lines';

/** The texts of a line in the language that they are shown in. */
type LineTexts = Pick<CodedLine, 'description' | 'fullDescription'>;

/** A tariff line as the interface names its fields; its own texts unless others are given. */
export function tariffLine(line: CodedLine, texts: LineTexts = line) {
  return {
    code: line.code,
    hs6: line.codeDigits.length >= 6 ? line.codeDigits.slice(0, 6) : null,
    level: line.level,
    is_leaf: line.isLeaf,
    description: texts.description,
    full_description: texts.fullDescription,
    duty_rate: line.dutyRate,
    special_rate: line.specialRate,
    column2_rate: line.column2Rate,
    unit: line.unit,
  };
}

/** Parts of the schedule that a tree node shows with its line. */
interface NodeFrame {
  readonly parentCode: string | null;
  readonly officialUrl: string | null;
  readonly texts: LineTexts;
}

/** A tree node, or a search hit without its score, as the interface names its fields. */
export function tariffNode(line: CodedLine, { parentCode, officialUrl, texts }: NodeFrame) {
  // Spread into a new object, each would outlive its request: V8 of Node 20 carries such copies to the old generation.
  return Object.assign(tariffLine(line, texts), {
    code_digits: line.codeDigits,
    parent_code: parentCode,
    additional_duties: line.additionalDuties,
    official_url: officialUrl,
  });
}
