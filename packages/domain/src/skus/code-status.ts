/** Every state of a SKU's code. */
export const CODE_STATUSES = ['valid', 'not_declarable', 'invalid', 'changed', 'expired', 'unknown'] as const;

/** State of a SKU's code: what the last check of it found, or what a new version did to it. */
export type CodeStatus = (typeof CODE_STATUSES)[number];

/** Results of checking a code against a schedule version. */
export const CODE_FINDINGS = ['valid', 'not_declarable', 'invalid'] as const satisfies readonly CodeStatus[];

/** Result of checking a code against a schedule version. */
type CodeFinding = (typeof CODE_FINDINGS)[number];

/** Events that check the code of a SKU while the code stays the same. */
export const CODE_ACTIONS = ['save', 'check', 'acknowledge'] as const;

/** Events that check the code of a SKU. */
export type CodeAction = (typeof CODE_ACTIONS)[number];

/** A state that a check does not simply replace by what it found. */
interface KeptCodeStatus {
  readonly from: CodeStatus;
  readonly action: CodeAction;
  readonly finding: CodeFinding;
}

/**
 * States that outlive the check: `expired` until the code is replaced or is back in the schedule, `changed` until
 * its alert is acknowledged or its SKU saved. Without a row the state becomes the finding.
 */
export const KEPT_CODE_STATUSES: readonly KeptCodeStatus[] = [
  { from: 'expired', action: 'save', finding: 'invalid' },
  { from: 'expired', action: 'save', finding: 'not_declarable' },
  { from: 'expired', action: 'check', finding: 'invalid' },
  { from: 'expired', action: 'check', finding: 'not_declarable' },
  { from: 'expired', action: 'acknowledge', finding: 'invalid' },
  { from: 'expired', action: 'acknowledge', finding: 'not_declarable' },
  { from: 'changed', action: 'check', finding: 'valid' },
];

/** The state of an unchanged code after a check. */
export function codeStatusAfter(from: CodeStatus, action: CodeAction, finding: CodeFinding): CodeStatus {
  const isKept = KEPT_CODE_STATUSES.some(
    (kept) => kept.from === from && kept.action === action && kept.finding === finding,
  );
  return isKept ? from : finding;
}
