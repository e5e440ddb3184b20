import type { Area } from '../area.ts';
import type { labels as en } from '../en/labels.ts';
import { catalogLabels } from './labels-catalog.ts';
import { planLabels } from './labels-plans.ts';

/** The messages of `en/labels.ts` in Japanese. */
export const labels: Area<typeof en> = {
  lookup_status_queued: '待機中',
  lookup_status_processing: '分類中',
  lookup_status_proposed: '提案済み',
  lookup_status_needs_review: '要確認',
  lookup_status_needs_info: '情報不足',
  lookup_status_error: '失敗',

  lookup_kind_single: '単独',
  lookup_kind_batch: '一括分類の行',
  lookup_kind_sku: '品目マスタ',

  decision_approved: '承認',
  decision_overridden: '差替え',
  decision_rejected: '却下',

  history_created: '作成',
  history_rerun: '再実行',
  history_approved: '承認',
  history_overridden: '差替え',
  history_rejected: '却下',
  history_reopened: '再開',
  history_comment: 'コメント',
  history_resolved: '確認待ちから除外',
  history_unresolved: '確認待ちに戻す',

  verdict_recommended: '推奨',
  verdict_possible: '可能性あり',
  verdict_unlikely: '可能性は低い',
  verdict_excluded: '除外',

  risk_high: '高',
  risk_medium: '中',
  risk_low: '低',

  stage_normalizing: '説明の読み取り',
  stage_retrieving: '関税率表の検索',
  stage_ranking: '候補の比較',
  stage_checking: '注と事例の確認',
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

  ...catalogLabels,
  ...planLabels,
};
