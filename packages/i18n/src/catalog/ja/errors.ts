import type { Area } from '../area.ts';
import type { errors as en } from '../en/errors.ts';
import { accountErrors } from './errors-accounts.ts';
import { batchErrors } from './errors-batches.ts';
import { lookupErrors } from './errors-lookups.ts';

/** The messages of `en/errors.ts` in Japanese. */
export const errors: Area<typeof en> = {
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
  market_no_schedule: '{market} の関税率表が読み込まれていません。',
  code_unknown: '税番 {code} は関税率表 {version} にありません。',
  code_not_declarable: '税番 {code} は申告に使える細分ではありません。',
  origin_unknown: '原産地 {origin} を判別できません。GET /api/countries のコードを指定してください。',
  preference_unknown: 'この税番と原産地に適用できる特恵 {preference} はありません。',
  currency_unknown: '通貨 {currency} を判別できません。',
  fx_rate_required: '{currency} を {target} に換算するための為替レート（fx_rate）が必要です。',
  destination_unknown: '加盟国 {destination} を判別できません。EU 加盟国のコードを指定してください。',

  sku_id_unknown: 'ID {sku_id} の SKU はありません。',
  sku_other_market: 'SKU {sku} は市場 {market} のものです。',
  sku_identity_fixed: 'sku と market は SKU を識別する項目のため、変更できません。',
  alert_selection_required: '確認するアラートを ids、または market と kind で指定してください。',

  webhook_https:
    'Webhook のアドレスは https:// で始まらなければなりません。手元の受信プログラムは WEBHOOK_ALLOW_HOSTS で許可できます。',
  webhook_private: 'Webhook のアドレスが公開アドレスではありません。',
  webhook_unresolvable: 'Webhook のホスト名を解決できません。',
  webhook_credentials: 'Webhook のアドレスにユーザー名やパスワードを含めることはできません。',
  webhook_port: 'Webhook のポートは 443、8443、または 1024 以上でなければなりません。',
  webhook_url: 'Webhook のアドレスが正しい URL ではありません。',
  webhook_event_unknown: 'イベント {event} はありません。{events} のいずれかを指定してください。',
  webhook_test_rate: 'テスト送信が多すぎます。{seconds} 秒後にやり直してください。',

  ...lookupErrors,
  ...batchErrors,
  ...accountErrors,
};
