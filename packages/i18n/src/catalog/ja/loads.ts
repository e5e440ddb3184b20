import type { Area } from '../area.ts';
import type { loads as en } from '../en/loads.ts';

export const loads: Area<typeof en> = {
  form_html: 'データではなくウェブページです。もう一度ダウンロードしてください',
  form_not_json: 'JSON のように始まりますが、JSON ではありません',
  form_no_known_form: '列が既知の関税率表の形式ではありません',
  form_no_such_header: '列名の行がありません',
  form_no_cn_list: 'コードの一覧がありません',
  form_not_a_table: '表として読み取れません。.xlsx、.csv または JSON で保存してください',
  fault_unknown_format: '関税率表のファイルではありません：{form}',
  fault_missing_column: '列「{column}」がありません。',
  fault_wrong_market: '市場 {expected} の関税率表ではありません。',
  fault_truncated: 'ファイルが途中で切れています。',
  fault_too_few_lines:
    '申告できる税番が {leaves} 件しかありません（有効な版は {expectedLeaves} 件）。半分未満です。',
  fault_no_lines: '申告できる税番がありません。',
  fault_duplicate_code: '税番 {code} はすでに {firstRow} 行目にあります。',
  fault_orphan_line: '品目「{line}」は上の品目の下に置けません。',
  fault_bad_code: '「{code}」は税番ではありません。',
  fault_bad_indent: '品目 {code} の階層「{indent}」が正しくありません。',
  fault_empty_description: '品目 {code} に品名がありません。',
  problem_version_exists:
    '{market} の版 {version} は、別の内容で読み込まれています。内容を置き換えるか、別の名前にしてください。',
  problem_older_release: '公式の提供元の版は {version} で、有効な版 {active} より古いものです。',
  problem_load_failed:
    '読み込みに失敗しました。やり直しても失敗する場合は、関税率表ワーカーのログを確認してください。',
  problem_source_not_set:
    '{market} の公式データのアドレスが設定されていません（{market}_TARIFF_URL）。ファイルをアップロードしてください。',
  problem_source_no_release:
    '{host} は施行中の版を示していません。後でやり直すか、ファイルをアップロードしてください。',
  problem_source_too_large: '{host} のファイルは {limit} MiB を超えています。',
  problem_source_timeout:
    '{host} から時間内に応答がありません。後でやり直すか、ファイルをアップロードしてください。',
  problem_source_connection:
    '{host} に接続できないか、途中で切れました。後でやり直すか、ファイルをアップロードしてください。',
  problem_source_status:
    '{host} がエラー {status} を返しました。後でやり直すか、ファイルをアップロードしてください。',
  problem_source_redirect:
    '{host} は別のホストに転送しています。ファイルをダウンロードしてからアップロードしてください。',
  problem_source_empty: '{host} のファイルは空です。後でやり直すか、ファイルをアップロードしてください。',
  problem_source_web_page:
    '{host} がファイルの代わりにウェブページを返しました。ファイルをダウンロードしてからアップロードしてください。',
  problem_source_release_unreadable:
    '{host} から施行中の版の名前を読み取れません。後でやり直すか、ファイルをアップロードしてください。',
  problem_source_release_changed: 'ダウンロード中に {host} の版が変わりました。やり直してください。',
};
