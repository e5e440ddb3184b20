import type { Area } from '../area.ts';
import type { labels as en } from '../en/labels.ts';
import { planLabels } from './labels-plans.ts';

export const labels: Area<typeof en> = {
  lookup_status_queued: '待機中',
  lookup_status_processing: '分類中',
  lookup_status_proposed: '提案済み',
  lookup_status_needs_review: '要確認',
  lookup_status_needs_info: '情報不足',
  lookup_status_error: '失敗',

  decision_approved: '承認',
  decision_overridden: '差替え',
  decision_rejected: '却下',

  risk_high: '高',
  risk_medium: '中',
  risk_low: '低',

  stage_normalizing: '説明の読み取り',
  stage_retrieving: '関税率表の検索',
  stage_ranking: '候補の比較',
  stage_checking: '注と事前教示の確認',
  stage_explaining: '理由の作成',

  batch_status_uploaded: 'アップロード済み',
  batch_status_queued: '待機中',
  batch_status_running: '実行中',
  batch_status_completed: '完了',
  batch_status_completed_with_errors: '完了（エラーあり）',

  row_status_pending: '未処理',
  row_status_processing: '分類中',
  row_status_done: '完了',
  row_status_error: '失敗',
  row_status_skipped: '対象外',
  row_status_duplicate: '重複',

  level_section: '部',
  level_chapter: '類',
  level_heading: '項',
  level_subheading: '号',
  level_national: '国内細分',
  level_statistical: '統計品目番号',

  code_status_valid: '有効',
  code_status_not_declarable: '申告不可',
  code_status_invalid: '収載なし',
  code_status_changed: '変更あり',
  code_status_expired: '失効',
  code_status_unknown: '税番なし',
  code_status_unchecked: '未照合',

  code_status_valid_detail: '{code} は版 {version} の申告できる税番です。',
  code_status_not_declarable_detail:
    '{code} は版 {version} でさらに細分されているため、申告できません。その下の税番を選んでください。',
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
  alert_code_invalid_message: '{code} は版 {to_version} の申告できる税番ではありません。',
  alert_successors_other: '新しい版で後継と考えられる税番は {count} 件です：{codes}',
  ...planLabels,
};
