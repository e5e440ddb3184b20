import type { Area } from '../area.ts';
import type { batches as en } from '../en/batches.ts';
import { exportTexts } from './batches-export.ts';
import { templateTexts } from './batches-template.ts';

export const batches: Area<typeof en> = {
  empty_description: '品名・説明に文字がないため、この行は対象外です。',
  no_description_column: '商品を説明する列が見つかりません。列を選んでください。',
  closing_row: 'ファイル末尾の合計又は署名の行のため、対象外とします。',
  example_row: '記入例の行のため、対象外です。',
  duplicate: '{row} 行目と同じ商品のため、その結果を使います。',
  too_long: '{field} が {length} 文字あります（上限 {limit} 文字）。',
  lost_characters:
    '品名・説明の文字が「?」に置き換わっています。ファイルを .xlsx または UTF-8 で保存し、もう一度アップロードしてください。',
  unknown_origin: '原産地 {origin} を判別できないため、使用しません。',
  bad_existing_code: '{code} は税番ではないため、無効として扱います。',
  code_not_in_version: '{code} は版 {version} にありません。',
  missing_sku: 'SKU がないため、品目マスタには保存しません。',
  duplicate_sku: 'SKU {sku} は {row} 行目にもあります。後の行を保存します。',
  severity_error: 'エラー',
  severity_warning: '警告',

  row_error_too_long: '文字数が上限を超えています：{field}。短くしてから再実行してください。',
  row_error_out_of_credits:
    'この行を分類する前にクレジットがなくなりました。クレジットを追加してから再実行してください。',
  row_error_original: '同じ商品の {row} 行目が失敗しました：{reason}',
  row_error_failed: 'この行の分類に失敗しました。再実行してください。',

  code_check_matches: '{code} は提案税番と一致します。',
  code_check_differs: '{code} は提案税番 {suggested} と異なります（上 {digits} 桁は一致）。',
  code_check_differs_wholly: '{code} は提案税番 {suggested} と類が異なります。',
  code_check_not_declarable:
    '{code} は版 {version} でさらに細分されているため、申告できません。その下の税番を選んでください。',
  code_check_lines_below: '{code}（{level}）は版 {version} で更に細分されています。その下の税番：{lines}。',
  code_check_beginning: '{code} は版 {version} にありませんが、上 {digits} 桁の {start} はあります。',
  code_check_agrees: '{code} は提案税番 {suggested} と上 {digits} 桁まで一致します。',
  code_check_both: '{state}{compared}',
  code_check_no_code: '{code} は税番ではありません。',
  code_check_invalid: '{code} は版 {version} にありません。',
  code_check_expired: '{code} は版 {version} で廃止されました。',

  result_row: '行',
  result_row_status: '行の状態',
  result_status: '結果',
  result_code: '提案税番',
  result_description: '税番の公式の品名',
  result_hs6: 'HS 6 桁',
  result_confidence: '信頼度',
  result_risk: 'リスク',
  result_flags: '要確認事項',
  result_missing: '不足している情報',
  result_alternatives: 'ほかの候補',
  result_summary: '理由',
  result_duty_rate: '税率',
  result_duty_pct: '関税合計（%）',
  result_additional_duty_pct: '追加関税（%）',
  result_additional_duties: '追加関税の内容',
  result_existing_code: '現在の税番の照合',
  result_matches: '現在の税番との一致',
  result_duplicate_of: '重複元の行',
  result_decision: '決定',
  result_final_code: '確定税番',
  result_note: '審査担当者のメモ',
  result_findings: '行チェックの結果',
  result_error: 'エラー',
  result_version: '関税率表の版',
  result_lookup_id: '照会 ID',
  yes: 'はい',
  no: 'いいえ',

  ...exportTexts,
  ...templateTexts,
};
