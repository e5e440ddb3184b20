/** Refusals of the lookup and review operations, and the failures a lookup ends in. */
export const lookupErrors = {
  finalize_code_required: 'Enter the code to finalize',
  note_required: 'Enter a note that says why',
  comment_required: 'Enter the comment',
  nothing_to_approve: 'There is no proposed code to approve; override with a code instead',
  code_divided:
    'The code {code} is divided further; choose one of the declarable lines below it, such as {codes}',
  decision_exists: 'There is already a decision ({decision}, {name}); reopen the lookup first',
  nothing_to_reopen: 'There is no decision to reopen',
  lookup_unfinished: 'The lookup is not finished yet; wait until its classification ends',
  comment_cap: 'This lookup has reached its limit of {limit} comments',
  comment_rate: 'Too many comments: at most {limit} a minute; try again in {seconds} seconds',
  question_unknown: 'This lookup has no question {question_id}',
  answer_unknown: 'The question {question_id} has no option {value}',
  lookup_failed: 'The classification failed; rerun the lookup, and report it if it fails again',
} as const;
