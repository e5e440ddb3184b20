import type { Area } from '../area.ts';
import type * as en from '../en/findings.ts';

export const flags: Area<typeof en.flags> = {
  no_official_evidence: '提案された税番を裏付ける公的な資料がありません。',
  low_confidence: '信頼度が低いため、確認なしに税番を提案できません。',
  low_confidence_below: '信頼度 {percent}% は、提案に必要な {least}% に達していません。',
  low_confidence_below_at: '上位 {level} 桁の信頼度 {percent}% は、提案に必要な {least}% に達していません。',
  close_alternatives: 'ほぼ同程度に可能性のある税番（{code}）がほかにあります。',
  missing_attributes: '税番を決める情報を説明から読み取れませんでした。',
  legal_conflict: '部・類の注などの規定が、税番と合いません。',
  precedent_conflict: '同種の物品に関する事前教示又は過去の決定では、別の税番（{codes}）になっています。',
  set_or_kit: 'セット品またはキットと思われ、特別な規定（通則 3）に従います。',
  not_goods: '物品の説明ではないようです。',
  not_in_sample:
    '見本の関税率表にこの物品の税番がありません。{market} の公式な関税率表を読み込んでください。',
  demo_data: '使用した関税率表は見本データであり、正式なものではありません。',
  lexical_only: '候補は文字検索のみで探しました。',
  superseded_schedule: '使用した関税率表の版は、すでに新しい版に置き換わっています。',
  language_fallback: '説明の一部しかその言語で読み取れず、残りは書かれたまま検索しました。',
  language_fallback_answer: '回答言語 {language} には対応していないため、英語で回答しています。',
  code_changed_recently: '提案された税番は、最新の版で変更されています。',
};

export const checks: Area<typeof en.checks> = {
  code_is_declarable_name: '申告できる税番',
  code_is_declarable_ok: '{code} はそのまま申告できます。',
  code_is_declarable_failed: '{code} はさらに細分されているため、申告できません。',
  code_in_version_name: '関税率表への収載',
  code_in_version_ok: '{code} は版 {version} にあります。',
  code_in_version_failed: '{code} は版 {version} にありません。',
  evidence_cited_name: '公的な資料',
  evidence_cited_ok_other: '公的な資料を {count} 件引用しています。',
  evidence_cited_failed: '品目の記載も事前教示も、説明と照合できませんでした。',
  attributes_consistent_name: '読み取った情報と品目',
  attributes_consistent_ok: '照合した事項に、品目の条件に反するものはありません。',
  attributes_consistent_failed: '品目の条件が説明と矛盾しています：{attributes}',
  attributes_consistent_absent: '説明の事項と照合できる条件が品目にありませんでした。',
  legal_notes_name: '部・類の注',
  legal_notes_ok: '照合した部・類の注に、この品目を除外するものはありません。',
  legal_notes_failed: '次の規定により、除外又は再検討が必要です：{references}',
  duty_available_name: '税率',
  duty_available_ok: '税番の税率を読み取れました：{rate}',
  duty_available_failed: '計算に使える税率がありません。',
  precedents_agree_name: '事前教示と過去の決定',
  precedents_agree_ok_other: '同種の物品に関する事前教示・決定 {count} 件がこの税番です。',
  precedents_agree_failed_other: '同種の物品に関する事前教示・決定 {count} 件が別の税番です。',
  precedents_agree_absent: '同種の物品に関する事前教示・決定は見つかりませんでした。',
};

export const disclaimer: Area<typeof en.disclaimer> = {
  lookup: 'この結果は参考のための提案であり、税関による分類の決定ではありません。',
  duty: '一つの税番と一つの原産地についての概算です。納付すべき税額は税関が決定します。',
  landed_cost: '入力された価格に基づく概算です。関税・諸税・手数料は通関時に税関が確定します。',
  compliance_not_known: '{date}より後の要件は把握されていません。この日にはほかの要件がありえます。',
  compliance:
    '参考情報であり、必要な手続をすべて示すものではありません。輸入前に所管官庁に確認してください。',
  rulings: '事前教示は、記載された物品と事実に対するものであり、ほかの物品の分類を決めるものではありません。',
};
