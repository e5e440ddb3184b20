import type { Area } from '../area.ts';
import type { events as en } from '../en/events.ts';

export const events: Area<typeof en> = {
  lookup_completed: '単独の照会の分類が終わりました。',
  lookup_decided: '審査担当者が税番を承認、差替え、または却下しました。',
  batch_completed: '一括分類の処理が終わりました。',
  tariff_changed: '税番の変更を含む新しい版の関税率表を検出しました。',
  sku_alert: '関税率表の変更により SKU のアラートが発生しました。',
  ping: 'テスト送信です。',
  ping_message: '関税分類サービスからのテスト送信です。',

  delivery_timeout: '送信先が時間内に応答しませんでした。',
  delivery_connection: '送信先に接続できませんでした。',
  delivery_tls: '送信先の証明書が受け入れられませんでした。',
  delivery_redirect: '送信先がリダイレクトを返しました。リダイレクト先には送信しません。',
  delivery_address: '送信先のアドレスは許可されていません。',
  delivery_interrupted: 'サービス側で送信が中断されました。',
  delivery_internal: 'サービスがこの送信を準備できませんでした。',

  health_tariff_failed: '{market} の関税率表の読み込みに失敗しました。',
  health_tariff_differs: '読み込んだ {market} の関税率表が元の資料と異なります。',
  health_query_embedding_paused: 'ベクトル検索を停止中のため、文字検索のみで分類しています。',
  health_database_unreachable: 'データベースに接続できません。復旧するまで読み取りも保存もできません。',
  health_queue_unreachable: 'キューに接続できません。復旧まで処理が遅くなります。',
  health_worker_silent: 'ワーカー {worker} の最後の報告は {seconds} 秒前です。',
  health_worker_absent: 'ワーカー {worker} からまだ報告がありません。',
  health_switch_given_up:
    '{market} の関税率表の直近の切り替えに伴うアラートの作成が中止されました。その版をもう一度有効にしてください。',
  health_deliveries_failed: '直近 24 時間に配信できなかった Webhook: {count} 件',
  health_sample_data: '{market} の関税率表は見本データです。',

  change_added: '新設',
  change_removed: '廃止',
  change_description_changed: '品名の変更',
  change_rate_changed: '税率の変更',
  change_unit_changed: '数量単位の変更',
  change_declarability_changed: '申告可否の変更',
  change_moved: 'ほかの税番へ移動',
  change_placed: '分類表の別の項目の下へ変更',
};
