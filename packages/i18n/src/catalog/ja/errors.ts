import type { Area } from '../area.ts';
import type * as en from '../en/errors.ts';
import { batchErrors } from './errors-batches.ts';

export const errors: Area<typeof en.errors> = {
  bad_request: '送信された内容ではリクエストを処理できません。',
  unauthenticated: 'X-API-Key ヘッダーに有効な API キーが必要です。',
  out_of_credits: 'クレジットが不足しています（残高 {balance}、必要数 {needed}）。',
  payment_required: 'この操作には、アカウントで未購入のサービスが必要です。',
  trial_ended: '無料試用期間が終了しました。アカウントは閲覧専用となり、品目マスタは変更できません。',
  forbidden: 'お使いの権限ではこの操作はできません。',
  plan_feature: 'ご契約のプランに {key} は含まれていません。',
  plan_limit: 'プランの上限を超えています（{key}：要求 {requested}、上限 {limit}）。',
  not_found: '該当するアドレスまたはデータがありません。',
  method_not_allowed: 'このアドレスでは、そのメソッドは使えません。',
  conflict: '現在の状態ではこの操作はできません。',
  payload_too_large: '送信されたデータが大きすぎます。',
  validation_error: 'リクエストの内容が正しくありません。',
  rate_limited: 'この操作の呼び出しが多すぎます。しばらくしてからやり直してください。',
  internal_error: '予期しないエラーが発生しました。お問い合わせの際はリクエスト ID をお知らせください。',
  upstream_error: '連携先のサービスが失敗したか、応答しませんでした。',
  service_unavailable: 'この機能は現在利用できません。しばらくしてからやり直してください。',
  request_timeout: 'リクエストの受信に時間がかかりすぎました。',
  unsupported_media_type: '本文の形式がこの操作に合いません。',

  media_type_expected: '本文の形式は {expected} でなければなりません。',
  body_not_json: '本文が正しい JSON ではありません（位置 {position} で読み取れません）。',
  body_not_object: '本文は JSON オブジェクトでなければなりません。',
  body_required: 'この操作には本文が必要です。',
  body_too_large: '本文が {limit} MiB を超えています。',
  body_rest_too_large: '{field} 以外の部分は {limit} MiB 以内にしてください。',
  body_text_too_large: '各項目の文字列が、全フィールドの上限の合計を超えています。',
  body_too_slow: '本文の受信が遅すぎます。',
  body_not_packed: '本文は Content-Encoding に記載された方式で圧縮されていません。',
  body_packing_unknown:
    'Content-Encoding {encoding} は受け付けません。本文を圧縮せずに送るか、gzip、deflate、br のいずれかで圧縮してください。',

  tariff_version_unknown: '{market} の関税率表に版 {version} はありません。',
  schedule_busy: '現在ほかの関税率表の版を読み込み中です。{seconds} 秒後にやり直してください。',
  work_busy: '現在ほかの同種の処理を実行中です。{seconds} 秒後にやり直してください。',
  idempotency_under_way:
    'この Idempotency-Key の最初の要求を処理中です。しばらくしてからやり直してください。',
  idempotency_other_request: 'この Idempotency-Key は別の要求に使われています。新しいキーを選んでください。',
  market_no_schedule: '{market} の関税率表が読み込まれていません。',
  code_unknown: '税番 {code} は関税率表 {version} にありません。',
  code_not_declarable: '税番 {code} は申告できる税番ではありません。',
  origin_unknown: '原産地 {origin} を判別できません。GET /api/countries のコードを指定してください。',

  sku_id_unknown: 'ID {sku_id} の SKU はありません。',
  sku_other_market: 'SKU {sku} は市場 {market} のものです。',
  sku_exists: 'この市場の SKU {sku} はすでにカタログにあります',
  sku_identity_fixed: 'sku と market は SKU を識別する項目のため、変更できません。',
  alert_selection_required: '確認するアラートを ids、または market と kind で指定してください。',

  webhook_https:
    'Webhook のアドレスは https:// で始まらなければなりません。手元の受信プログラムは `tariff webhooks allow --host HOST:PORT` で許可できます。',
  webhook_private: 'Webhook のアドレスが公開アドレスではありません。',
  webhook_unresolvable: 'Webhook のホスト名を解決できません。',
  webhook_credentials: 'Webhook のアドレスにユーザー名やパスワードを含めることはできません。',
  webhook_port: 'Webhook のポートは 443、8443、または 1024 以上でなければなりません。',
  webhook_url: 'Webhook のアドレスが正しい URL ではありません。',
  webhook_event_unknown: 'イベント {event} はありません。{events} のいずれかを指定してください。',
  webhook_test_rate: 'テスト送信が多すぎます。{seconds} 秒後にやり直してください。',

  finalize_code_required: '確定する税番を入力してください。',
  note_required: '理由をメモに入力してください。',
  comment_required: 'コメントを入力してください。',
  draft_differs:
    'この draft_id では別の製品の照会 {lookup} が既に作成されています。新しい draft_id を送信してください。',
  nothing_to_approve: '承認できる提案税番がありません。税番を指定して差し替えてください。',
  code_not_active:
    '税番 {code} は有効な版 {version} では申告できません。再分類するか、後継の税番を選択してください。',
  code_divided:
    '税番 {code} はさらに細分されています。その下の申告できる税番（{codes} など）から選んでください。',
  decision_exists: 'すでに決定済みです（{decision}、{name}）。先に決定を取り消して再開してください。',
  nothing_to_reopen: '再開の対象となる決定がありません。',
  lookup_unfinished: 'この照会はまだ分類中です。分類が終わるまでお待ちください。',
  comment_cap: 'この照会のコメントは上限の {limit} 件に達しています。',
  lookup_texts_deleted:
    '保存期間が過ぎたため、この照会の文章は削除されています。商品説明を送信してください。',
  rate_exceeded: '呼び出しは 1 分あたり {limit} 回までです。{seconds} 秒後にやり直してください。',
  comment_rate: 'コメントが多すぎます（1 分あたり {limit} 件まで）。{seconds} 秒後にやり直してください。',
  question_unknown: 'この照会に質問 {question_id} はありません。',
  answer_unknown: '質問 {question_id} に選択肢 {value} はありません。',
  lookup_failed: '分類に失敗しました。再実行し、それでも失敗する場合はお問い合わせください。',
  ...batchErrors,
  key_missing: 'API キーを X-API-Key ヘッダーで送信してください。',
  key_invalid: 'API キーが存在しないか、失効しています。',
  account_deactivated: 'このキーのアカウントは無効になっています。',
  session_expired: 'セッションが終了しました。もう一度サインインしてください。',
  session_only: 'このアドレスにはサインインが必要です。API キーは使えません。',
  sign_in_failed: 'メールアドレスまたはパスワードが違います。',
  password_sign_in_off: 'パスワードによるサインインは無効です。ID プロバイダーでサインインしてください。',
  identity_provider_away:
    'ID プロバイダーが応答しないため、セッションを確認できません。後でもう一度お試しください。',
  sign_in_link: 'サインイン用リンクは無効か、使用済みか、有効期限が切れています。',
  session_unknown: 'セッション {session} はありません。',
  sign_in_rate: 'サインインの失敗が多すぎます。{minutes} 分後にやり直してください。',
  forbidden_role: 'この操作には {role} の権限が必要です。',
  key_reads_only: 'このキーは読み取り専用です。制限のないキーを使ってください。',
  email_taken: 'メールアドレス {email} のアカウントはすでにあります。',
  account_unknown: 'アカウント {account} はありません。',
  last_admin: '最後の有効な管理者は、無効にすることも権限を変更することもできません。',
  sandbox_catalog: '品目マスタは本番環境のものです。サンドボックスでは閲覧のみ可能で、変更できません。',
  sandbox_credits: 'サンドボックスにクレジットはありません。分類は無料です。',
  password_rules:
    'パスワードは {min}〜{max} 文字とし、空白だけのものやメールアドレスと同じものは使えません。',
  password_current: '現在のパスワードが違います。',
  password_same: '新しいパスワードは現在のものと違うものにしてください。',
  plan_unknown: 'プラン {plan} はありません。',
  key_unknown: 'API キー {key} はありません。',
  dataset_unknown: '{market} の関税率表に版 {version} はありません。',
  dataset_content_differs:
    '{market} の関税率表の版 {version} は、別の内容ですでに読み込まれています。内容を置き換える（--replace、または画面の置き換え）か、別の名前にしてください。',
  measure_exists: 'このIDの措置はすでにあります。先に取り下げるか、別のIDを選んでください',
  measure_released: 'この措置はすでに承認されています',
  measure_same_person: 'この下書きは別の担当者が承認する必要があります',
  load_under_way: '{market} の別の関税率表を読み込んでいます。終わるまでお待ちください。',
};

export const validation: Area<typeof en.validation> = {
  fields_other: '正しくない項目があります：{fields}',
  more_fields: '{fields} ほか {more} 項目',
};
