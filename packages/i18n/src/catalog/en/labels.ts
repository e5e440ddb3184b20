import { planLabels } from './labels-plans.ts';

export const labels = {
  lookup_status_queued: 'Queued',
  lookup_status_processing: 'In progress',
  lookup_status_proposed: 'Proposed',
  lookup_status_needs_review: 'Needs review',
  lookup_status_needs_info: 'Needs information',
  lookup_status_error: 'Failed',

  decision_approved: 'Accepted',
  decision_overridden: 'Overridden',
  decision_rejected: 'Rejected',

  risk_high: 'High',
  risk_medium: 'Medium',
  risk_low: 'Low',

  stage_normalizing: 'Reading the description',
  stage_retrieving: 'Searching the schedule',
  stage_ranking: 'Comparing candidates',
  stage_checking: 'Checking legal notes and precedents',
  stage_explaining: 'Writing the reasons',

  batch_status_uploaded: 'Uploaded',
  batch_status_queued: 'Queued',
  batch_status_running: 'Running',
  batch_status_completed: 'Completed',
  batch_status_completed_with_errors: 'Completed with errors',

  row_status_pending: 'Pending',
  row_status_processing: 'In progress',
  row_status_done: 'Done',
  row_status_error: 'Failed',
  row_status_skipped: 'Skipped',
  row_status_duplicate: 'Duplicate',

  level_section: 'Section',
  level_chapter: 'Chapter',
  level_heading: 'Heading',
  level_subheading: 'Subheading',
  level_national: 'National tariff line',
  level_statistical: 'Statistical line',

  code_status_valid: 'Valid',
  code_status_not_declarable: 'Not declarable',
  code_status_invalid: 'Not in the schedule',
  code_status_changed: 'Changed',
  code_status_expired: 'Expired',
  code_status_unknown: 'No code',
  code_status_unchecked: 'Not checked',

  code_status_valid_detail: '{code} is a declarable line of version {version}',
  code_status_not_declarable_detail:
    '{code} is divided further in version {version} and cannot be declared; choose a line below it',
  code_status_invalid_detail: '{code} is not in version {version}',
  code_status_changed_detail: 'Version {version} changed the line {code}; check that it still fits',
  code_status_expired_detail: 'Version {version} removed {code}; choose a new code',
  code_status_unknown_detail: 'No code is kept for this SKU',
  code_status_unchecked_detail: 'The code has not been checked against a schedule yet',

  detail_no_code: '{code} is not a tariff code',

  item_bad_current_code: '{code} is not a tariff code; it is kept as sent and counts as invalid',
  item_duplicate_sku: 'The SKU {sku} was sent {times} times in one call; the last one is kept',

  alert_code_removed: 'Code removed',
  alert_code_changed: 'Code changed',
  alert_code_invalid: 'Code not valid',
  alert_code_removed_message: '{code} of version {from_version} is no longer in version {to_version}',
  alert_code_changed_message: '{code} was changed between version {from_version} and version {to_version}',
  alert_code_invalid_message: '{code} is not a declarable line of version {to_version}',
  alert_successors_one: '{count} line of the new version may take its place: {codes}',
  alert_successors_other: '{count} lines of the new version may take its place: {codes}',
  ...planLabels,
} as const;
