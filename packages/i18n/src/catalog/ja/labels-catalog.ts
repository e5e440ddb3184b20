import type { Area } from '../area.ts';
import type { catalogLabels as en } from '../en/labels-catalog.ts';

/** The messages of `en/labels-catalog.ts` in Japanese. */
export const catalogLabels: Area<typeof en> = {
  code_status_valid: '有効',
  code_status_not_declarable: '申告不可',
  code_status_invalid: '収載なし',
  code_status_changed: '変更あり',
  code_status_expired: '失効',
  code_status_unknown: '税番なし',
  code_status_unchecked: '未照合',

  code_status_valid_detail: '{code} は版 {version} の申告可能な細分です。',
  code_status_not_declarable_detail:
    '{code} は版 {version} の申告可能な税番の先頭部分です。その下の税番を選んでください。',
  code_status_invalid_detail: '{code} は版 {version} にありません。',
  code_status_changed_detail: '版 {version} で {code} が変更されました。引き続き該当するか確認してください。',
  code_status_expired_detail: '版 {version} で {code} が廃止されました。新しい税番を選んでください。',
  code_status_unknown_detail: 'この SKU には税番が登録されていません。',
  code_status_unchecked_detail: '税番はまだ関税率表と照合されていません。',

  detail_no_code: '{code} は税番ではありません。',

  item_bad_current_code: '{code} は税番ではありません。送信のまま保存し、無効として扱います。',
  item_duplicate_sku: 'SKU {sku} が 1 回の呼び出しで {times} 回送信されました。最後のものを保存しました。',

  alert_code_removed: '税番の廃止',
  alert_code_changed: '税番の変更',
  alert_code_invalid: '税番が無効',
  alert_code_removed_message: '版 {from_version} の {code} は、版 {to_version} にはありません。',
  alert_code_changed_message: '{code} は版 {from_version} から版 {to_version} の間に変更されました。',
  alert_code_invalid_message: '{code} は版 {to_version} の申告可能な細分ではありません。',
  alert_successors_other: '新しい版で後継と考えられる税番は {count} 件です：{codes}',
};
