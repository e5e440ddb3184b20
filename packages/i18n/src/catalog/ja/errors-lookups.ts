import type { Area } from '../area.ts';
import type { lookupErrors as en } from '../en/errors-lookups.ts';

/** The messages of `en/errors-lookups.ts` in Japanese. */
export const lookupErrors: Area<typeof en> = {
  finalize_code_required: '確定する税番を入力してください。',
  note_required: '理由をメモに入力してください。',
  comment_required: 'コメントを入力してください。',
  nothing_to_approve: '承認できる提案税番がありません。税番を指定して差し替えてください。',
  code_divided:
    '税番 {code} はさらに細分されています。その下の申告に使える細分（{codes} など）から選んでください。',
  decision_exists: 'すでに決定済みです（{decision}、{name}）。先に決定を取り消して再開してください。',
  nothing_to_reopen: '再開の対象となる決定がありません。',
  lookup_unfinished: 'この案件はまだ分類中です。分類が終わるまでお待ちください。',
  comment_cap: 'この案件のコメントは上限の {limit} 件に達しています。',
  comment_rate: 'コメントが多すぎます（1 分あたり {limit} 件まで）。{seconds} 秒後にやり直してください。',
  question_unknown: 'この案件に質問 {question_id} はありません。',
  answer_unknown: '質問 {question_id} に選択肢 {value} はありません。',
  lookup_failed: '分類に失敗しました。再実行し、それでも失敗する場合はお問い合わせください。',
};
