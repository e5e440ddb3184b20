/**
 * Combined Nomenclature codes whose specific duty is not on the net weight: P lactic matter, T dry lactic matter, A
 * total alcohol, E drained and G gross weight, M dry matter, Z each percent of sucrose. Copies of TARIC drop the letter
 * after the unit. Source: duties of import in TARIC, July 2026.
 */
const QUALIFIED: Readonly<Record<string, string>> = {
  'KGM P':
    '04021091 04021099 04022911 04022915 04022919 04022991 04022999 04029931 04029939 04029991 04029999 04032031 04032033 04032039 04039031 04039033 04039039 04039061 04039063 04039069 04041026 04041028 04041032 04041034 04041036 04041038 04041074 04041076 04041078 04041082 04041084 04049081 04049083 04049089',
  'KGM T': '04041048 04041072',
  'KGM A': '23070019 23080019',
  'DTN G': '07051100 70031299 70031990 70032000 70042099 70049080 70169040 70169070',
  'DTN E':
    '07104000 07115100 07119030 20019030 20019040 20031020 20031030 20049010 20058000 20089985 20089991',
  'DTN Z': '17022010 17026080 17026095 17029071 17029080 17029095 21069059',
  'DTN M': '17023010 17024010 17025000 17026010 17029030 21069030',
};

const UNITS = new Map(
  Object.entries(QUALIFIED).flatMap(([unit, codes]) => codes.split(' ').map((code) => [code, unit] as const)),
);

export function qualified(duty: string, cn8: string): string {
  const [unit, letter] = UNITS.get(cn8)?.split(' ') ?? [];
  if (unit === undefined || letter === undefined) return duty;
  return duty.replace(new RegExp(String.raw`\b${unit}\b(?! [A-Z]\b)`), `${unit} ${letter}`);
}
