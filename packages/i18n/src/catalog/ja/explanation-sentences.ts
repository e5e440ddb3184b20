import type { Area } from '../area.ts';
import type { explanationSentences as en } from '../en/explanation-sentences.ts';

/** The messages of `en/explanation-sentences.ts` in Japanese. */
export const explanationSentences: Area<typeof en> = {
  summary_proposed: '{code} を提案します: {description}',
  summary_proposed_at:
    '{digits} 桁で {start} を提案します。その下で最も有力な細分は {code} です: {description}',
  summary_needs_review: '{code} が最も有力で、確認が必要です: {description}',
  summary_needs_info: '現時点では {code} が最も有力ですが、決め手となる情報が不足しています: {description}',
  summary_not_in_sample:
    '見本の関税率表には {lines} 件の税番しかなく、この物品は含まれていません。分類するには {market} の公式な関税率表を読み込んでください。',
  summary_nothing: '記載内容から分類できる物品を特定できません。',
  fact: '{fact}（「{words}」）',
  fact_share: '{fact} {percent} %（「{words}」）',
  reason_read: '説明から読み取った事項: {facts}。',
  reason_named: '{row} は貨物の名称を掲げています: 「{name}」。',
  reason_said: '{row}: 説明に記載があります。',
  reason_met: '{row}: {words} により該当します。',
  reason_residual_more:
    '{row} は、並ぶ次の行に掲げられていない貨物を対象とします: {others} ほか {count} 行。',
  reason_ruling: '事前教示 {number}（{date}）は「{title}」を {code} に分類しました。',
  reason_decision: '過去の決定は「{title}」を {code} に分類しました。',
  reason_by_likeness:
    '項 {row} は、そこに分類された類似の貨物から選ばれました。項の文言と貨物の名称の一致は確認されていません。',
  reason_broken: '{row} に反します: 説明には {words} とあります。',
  reason_rest_beside: '{row} は並ぶ行に含まれない貨物のみを対象とし、この貨物は {taken} に含まれます。',
  reason_less_likely: '可能性は低めですが、読み取った事項でこの行を除外するものはありません。',
  reason_to_check: '照合できなかったため、要確認: {rows}。',
  reason_answer_question: '質問への回答により {rows} のいずれかが決まります。',
  reason_sure_at: '{code} の信頼度は {digits} 桁での提案に必要な水準に達しています。',
  reason_same_as_known: '{one} と {other} を分ける事項は読み取れませんでした。',
  reason_several_headings: '複数の項が考えられます: {rows}。貨物の種類、機能、材質によって決まります。',
  reason_against_ruling:
    '事前教示 {number}（{date}）は「{title}」を {code} に分類しています。貨物を比較してください。',
  reason_against_decision: '過去の決定は「{title}」を {code} に分類しています。貨物を比較してください。',
  reason_residual: '{row} は、並ぶ次の行に掲げられていない貨物を対象とします: {others}。',
  cited_chapter_note: '第{place}類注{note}',
  cited_chapter_subheading_note: '第{place}類号注{note}',
  cited_section_note: '第{place}部注{note}',
  cited_general_rule: '通則{note}',
  excluded_by: '{reference}により除外されます。',
  narrowed_no_vectors: '候補は文字検索のみで探し、ベクトル検索は使用していません。',
  narrowed_leg_failed: '検索の一部が失敗しました：{leg}。',
  question_heading: '物品に該当する項はどれですか。',
  option_rest: 'ほかのいずれでもない（{text}）',
  question_branch: '関税率表の次の記載のうち、物品に該当するものはどれですか。',
  question_material: '物品の主な材質は何ですか。',
  question_gender: '誰が使用する物品ですか。',
  question_construction: '素材又は製品はどのように作られていますか。',
  question_state: '物品の状態はどれですか。',
  question_packing: '物品はどのように包装されていますか。',
  question_use: '物品の用途は何ですか。',
  question_form: '物品の形状はどれですか。',
  missing_material: '材質及びその重量割合',
  missing_gender: '男性用・女性用・男児用・女児用・乳児用の別',
  missing_construction: '製法（繊維製品は編物か織物か）',
  missing_state: '状態（生鮮・冷凍・乾燥・調製、新品・中古など）',
  missing_packing: '包装の形態',
  missing_use: '用途',
  missing_form: '供給時の形状',
  missing_origin: '原産国（関税率の決定に必要）',
  missing_product: '物品が何であるか',
  missing_feature: '有力な品目を関税率表上で分ける要件',
  uncertain_legal_conflict: '{reference}の規定がこの品目と合いません。',
  uncertain_set_or_kit_one_heading:
    '説明はセットまたはキットを示しています。すべての物品がこの項に属するか確認してください。',
  uncertain_set_or_kit:
    '小売用のセットにした物品であれば、通則3(b)によりセットに重要な特性を与える物品を判断します。',
  uncertain_not_goods: '物品の説明ではないようです。',
  uncertain_language_fallback:
    '説明の語のほとんど、またはすべてがその言語の辞書にないため、書かれたままの形で照合しました。',
};
