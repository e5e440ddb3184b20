export const CODE_STATUSES = ['valid', 'not_declarable', 'invalid', 'changed', 'expired', 'unknown'] as const;

export type CodeStatus = (typeof CODE_STATUSES)[number];

export const CODE_FINDINGS = ['valid', 'not_declarable', 'invalid'] as const satisfies readonly CodeStatus[];

type CodeFinding = (typeof CODE_FINDINGS)[number];

export const CODE_ACTIONS = ['save', 'check', 'acknowledge'] as const;

export type CodeAction = (typeof CODE_ACTIONS)[number];

interface KeptCodeStatus {
  readonly from: CodeStatus;
  readonly action: CodeAction;
  readonly finding: CodeFinding;
}

/**
 * States that survive a check: `expired` until the code is replaced or returns to the schedule, `changed` until its
 * alert is acknowledged or its SKU saved.
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
