import type { Area } from '../area.ts';
import type { templateTexts as en } from '../en/batches-template.ts';

export const templateTexts: Area<typeof en> = {
  sheet_products: '商品',
  sheet_guide: '記入要領',
  sheet_results: '結果',

  column_description: '品名・説明',
  column_material: '材質',
  column_use: '用途',
  column_composition: '組成',
  column_origin: '原産国',
  column_notes: '備考',
  column_sku: '品番（SKU）',
  column_hts_code: '現在の税番',

  guide_title: 'このファイルの記入方法',
  guide_code:
    '税番は、その国の関税率表のどの行で物品を申告するかを示す番号です。ご存じなくてもかまいません。ここに書かれた内容から提案されます。',
  guide_rows: '1 行に 1 商品を記入します。先頭の行は列名です。削除しないでください。',
  guide_names: '列の順序や名前は変えられます。各列の意味はアップロード後に選びます。',
  guide_required:
    '必須は品名・説明だけです。ほかの列には分かる範囲で記入してください。残るはずの質問への回答になります。',
  guide_words:
    '箱を開けた人の目に入るものを書いてください。ブランド名、型番、品番だけでは物品を判別できません。',
  guide_languages: '説明は英語、ベトナム語、日本語、韓国語で記入できます。',
  guide_examples: '記入例の行は、残っていても処理されません。',
  guide_duplicates: '同じ商品の行は、分類も課金も 1 回だけです。',
  guide_after:
    '記入後は、アップロードし、行ごとの指摘を確認し、市場（US、EU、VN）を選んで開始します。結果はファイルで受け取り、元の列の右に提案が並びます。',
  guide_review:
    '提案は参考です。確実でないものは確認に回り、担当者が承認、差替え、却下のいずれかを決めます。そのあと結果をもう一度ダウンロードすると、確定税番の列に入っています。',
  guide_column: '列',
  guide_meaning: '記入内容',
  guide_is_required: '必須',
  guide_max_chars: '最大文字数',

  guide_description: '物品の名称、種類、製法、形状・荷姿',
  guide_material: '主な材質',
  guide_use: '用途、使用者、または組み込まれる機械',
  guide_composition: '成分または原材料の重量割合（%）',
  guide_origin: '国コード（VN、US、DE など）または国名',
  guide_notes: '寸法、電圧、包装、状態など、そのほかの情報',
  guide_sku: '自社の品番。品目マスタに保存する場合は必須',
  guide_hts_code: '現在使用している税番（あれば）。照合し、提案と比較します',

  example_1_description: '男子用 Tシャツ、メリヤス編み、半袖、丸首',
  example_1_material: '綿',
  example_1_use: '普段着',
  example_1_composition: '綿 95%、ポリウレタン 5%',
  example_1_notes: '1 枚ずつポリ袋入り',
  example_2_description: '魔法瓶、ねじ式ふた、500 ml、真空二重構造',
  example_2_material: 'ステンレス鋼',
  example_2_use: '飲料の保温・保冷',
  example_2_composition: '本体はステンレス鋼 304、ふたはポリプロピレン',
  example_2_notes: '電気式ではない',
  example_3_description: 'コーヒー生豆、ロブスタ種、焙煎していないもの、カフェインを除いていないもの',
  example_3_material: 'コーヒー豆',
  example_3_use: '焙煎用',
  example_3_composition: 'ロブスタ種 100%',
  example_3_notes: '60 kg 入り麻袋',
};
