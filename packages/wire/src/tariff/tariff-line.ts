import type { CodedLine } from '@svc/tariff/changes/coded-lines';

type LineTexts = Pick<CodedLine, 'description' | 'fullDescription'>;

/** API form of a tariff line; `texts` defaults to its own. */
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

interface NodeFrame {
  readonly parentCode: string | null;
  readonly officialUrl: string | null;
  readonly texts: LineTexts;
}

/** API form of a tree node, or of a search hit without its score. */
export function tariffNode(line: CodedLine, { parentCode, officialUrl, texts }: NodeFrame) {
  // Not spread into a new object: V8 of Node 20 moves such copies to the old generation, where they outlive the
  // request.
  return Object.assign(tariffLine(line, texts), {
    code_digits: line.codeDigits,
    parent_code: parentCode,
    additional_duties: line.additionalDuties,
    official_url: officialUrl,
  });
}
