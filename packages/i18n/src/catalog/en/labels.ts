import { catalogLabels } from './labels-catalog.ts';
import { planLabels } from './labels-plans.ts';

/** Short names of statuses, kinds and levels: `<set>_<value>`. */
export const labels = {
  lookup_status_queued: 'Queued',
  lookup_status_processing: 'In progress',
  lookup_status_proposed: 'Proposed',
  lookup_status_needs_review: 'Needs review',
  lookup_status_needs_info: 'Needs information',
  lookup_status_error: 'Failed',

  lookup_kind_single: 'Single lookup',
  lookup_kind_batch: 'Batch row',
  lookup_kind_sku: 'Catalog',

  decision_approved: 'Approved',
  decision_overridden: 'Overridden',
  decision_rejected: 'Rejected',

  history_created: 'Created',
  history_rerun: 'Rerun',
  history_approved: 'Approved',
  history_overridden: 'Overridden',
  history_rejected: 'Rejected',
  history_reopened: 'Reopened',
  history_comment: 'Comment',
  history_resolved: 'Taken out of the queue',
  history_unresolved: 'Put back into the queue',

  verdict_recommended: 'Recommended',
  verdict_possible: 'Possible',
  verdict_unlikely: 'Unlikely',
  verdict_excluded: 'Excluded',

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

  ...catalogLabels,
  ...planLabels,
} as const;
