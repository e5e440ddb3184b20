import type { Area } from '../area.ts';
import type { checks as en } from '../en/checks.ts';

/** The messages of `en/checks.ts` in Japanese. */
export const checks: Area<typeof en> = {
  code_is_declarable_name: '申告可能な細分',
  code_is_declarable_ok: '{code} はそのまま申告に使えます。',
  code_is_declarable_failed: '{code} はさらに細分されているため、申告には使えません。',
  code_in_version_name: '関税率表への収載',
  code_in_version_ok: '{code} は版 {version} にあります。',
  code_in_version_failed: '{code} は版 {version} にありません。',
  evidence_cited_name: '公的な資料',
  evidence_cited_ok_other: '公的な資料を {count} 件引用しています。',
  evidence_cited_failed: '公的な資料が引用されていません。',
  attributes_consistent_name: '情報と税番の整合',
  attributes_consistent_ok: '税番は提供された情報と合っています。',
  attributes_consistent_failed: '税番が提供された情報と合っていません：{attributes}',
  legal_notes_name: '部・類の注',
  legal_notes_ok: 'この税番を除外する部または類の注はありません。',
  legal_notes_failed: '次の規定により、除外または再検討が必要です：{references}',
  duty_available_name: '税率',
  duty_available_ok: '税番の税率を読み取れました：{rate}',
  duty_available_failed: '計算に使える税率がありません。',
  precedents_agree_name: '分類事例と過去の決定',
  precedents_agree_ok_other: '類似品の事例・決定 {count} 件がこの税番です。',
  precedents_agree_failed_other: '類似品の事例・決定 {count} 件が別の税番です。',
  precedents_agree_absent: '類似品の事例・決定は見つかりませんでした。',
};
