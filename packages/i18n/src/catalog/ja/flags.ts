import type { Area } from '../area.ts';
import type { flags as en } from '../en/flags.ts';

/** The messages of `en/flags.ts` in Japanese. */
export const flags: Area<typeof en> = {
  no_official_evidence: '提案された税番を裏付ける公的な資料がありません。',
  low_confidence: '信頼度が低いため、確認なしに税番を提案できません。',
  close_alternatives: 'ほぼ同程度に可能性のある税番（{code}）がほかにあります。',
  missing_attributes: '税番を決めるために必要な情報が説明にありません。',
  legal_conflict: '部・類の注などの規定が、提案された税番と合いません。',
  precedent_conflict: '類似品の分類事例または過去の決定では、別の税番（{codes}）になっています。',
  set_or_kit: 'セット品またはキットと思われ、特別な規定（通則 3）に従います。',
  not_goods: '物品の説明ではないようです。',
  not_in_sample:
    '見本の関税率表にこの物品の細分がありません。{market} の公式な関税率表を読み込んでください。',
  demo_data: '使用した関税率表は見本データであり、正式なものではありません。',
  lexical_only: '候補は文字検索のみで探しました。',
  superseded_schedule: '使用した関税率表の版は、すでに新しい版に置き換わっています。',
  language_fallback: '説明の一部しかその言語で読み取れず、残りは書かれたまま検索しました。',
  language_fallback_answer: '回答言語 {language} には対応していないため、英語で回答しています。',
  code_changed_recently: '提案された税番は、最新の版で変更されています。',
};
