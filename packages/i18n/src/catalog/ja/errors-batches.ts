import type { Area } from '../area.ts';
import type { batchErrors as en } from '../en/errors-batches.ts';

export const batchErrors: Area<typeof en> = {
  file_required: 'ファイルをフォームの項目「file」で送信してください。',
  file_empty: 'ファイルが空です。',
  upload_not_form: 'ファイルは multipart/form-data で送信してください。',
  file_too_large: 'ファイルが {limit} MB を超えています。',
  file_not_spreadsheet: '表計算ファイルではありません。.xlsx または .csv で保存してください。',
  file_old_workbook:
    '古い形式のブック（.xls）またはその他の古い文書です。開いて .xlsx で保存し直してください。',
  file_protected: 'ブックがパスワードで保護されています。保護を外して保存してください。',
  file_damaged: 'ファイルが壊れているため読み取れません。表計算ソフトで開いて保存し直してください。',
  file_quote_open:
    '{row} 行目の引用符（"）が閉じられていません。閉じるか、文字として使う場合は 2 つ続けて書いてください。',
  file_encoding_unknown: 'ファイルの文字コードを判別できません。UTF-8 で保存してください。',
  file_inflates:
    'ブックを展開するとファイルサイズに比べて極端に大きくなるため、読み込みませんでした。商品を新しいブックにコピーしてください。',
  file_no_header: '列名の行が見つかりません。先頭の行に「品名」などの列名を入れてください。',
  file_no_data_row: '列名はありますが、データの行がありません。列名の下に商品を入力してください。',
  file_equal_columns: '同じ名前の列があります：{columns}。それぞれ別の名前にしてください。',
  file_too_many_rows:
    'ファイルは {rows} 行以上ありますが、上限は {limit} 行です。複数のファイルに分けてください。',
  file_too_many_columns: 'ファイルは {columns} 列ですが、上限は {limit} 列です。不要な列を削除してください。',
  file_row_too_long:
    '{row} 行目が {limit} 文字を超えています。文字列を短くするか、不要な列を削除してください。',
  file_takes_too_long:
    '{seconds} 秒以内にファイルを読み込めませんでした。商品を新しいブックにコピーするか、複数のファイルに分けてください。',
  upload_too_slow: 'ファイルの受信が遅すぎます（{seconds} 秒間データが届きませんでした）。',
  upload_busy: '現在ほかのファイルを読み込み中です。{seconds} 秒後にやり直してください。',
  batches_not_started_many:
    '未開始の一括分類が {batches} 件（{mb} MB）あります。開始または削除してからアップロードしてください。',
  export_busy: '現在ほかのファイルを書き出し中です。{seconds} 秒後にやり直してください。',
  mapping_column_unknown: 'ファイルに列 {column} がありません。ある列は {columns} です。',
  mapping_column_twice: '列 {column} が複数の項目に割り当てられています。',
  sku_column_required: '品目マスタに保存するには、SKU の列を指定してください。',
  batch_not_uploaded: 'この一括分類はすでに開始されています（状態：{status}）。',
  batch_not_started: 'この一括分類はまだ開始されていません。',
  batch_not_finished: 'この一括分類はまだ終わっていません（状態：{status}）。',
  batch_running: 'この一括分類は実行中です。中止するか、終わるまでお待ちください。',
  batch_not_running: 'この一括分類は実行中ではありません（状態：{status}）。',
  batch_nothing_to_classify: '分類できる行がファイルにありません。',
  batch_nothing_to_retry: '指定された行の中に、失敗した行はありません。',
  row_not_editable: '{row} 行目は現在の状態（{status}）では編集できません。',
  row_unknown: 'この一括分類に {row} 行目はありません。',
};
