import type { Area } from '../../area.ts';
import type { legalFootwear as en } from '../../en/legal/footwear.ts';

/** The messages of `en/legal/footwear.ts` in Japanese. */
export const legalFootwear: Area<typeof en> = {
  legal_chapter_64_note_1_a: '第64類には、底を付けていない薄い使い捨ての靴カバーを含みません(他に分類)。',
  legal_chapter_64_note_1_e: '第64類には、整形外科用の履物及び機器を含みません(第90.21項を参照)。',
  legal_chapter_64_note_1_f:
    '第64類には、スケートを取り付けた靴、すね当て及び玩具の履物を含みません(第95類を参照)。',
  legal_chapter_64_note_1_b:
    '第64類には、甲に本底を取り付けていない紡織用繊維製の履物を含みません(第11部を参照)。',
  legal_chapter_64_note_2:
    '第64.06項には、靴ひも、はとめ、ホック、バックルその他の装飾品を含みません(他に分類)。',
  legal_chapter_64_note_3: 'ゴム及びプラスチックには、その層が肉眼で見える織物類を含みます。',
  legal_chapter_64_note_4_a: '甲の材料は、附属品や補強材を除き、外面の面積が最大のものとします。',
  legal_chapter_64_note_4_b: '本底の材料は、地面に接する面積が最大のものとします。',
  legal_chapter_64_subheading_note_1:
    'スポーツ用の履物は、スパイク等を付け又は付けられるもの及びスケート、スキー、レスリング、ボクシング、サイクリング用の靴です。',
  legal_chapter_65_note_1_c:
    '第65類には、人形の帽子、玩具の帽子及びカーニバル用品を含みません(第95類を参照)。',
  legal_chapter_65_note_1_a: '第65類には、中古の帽子を含みません(第63.09項を参照)。',
  legal_chapter_66_note_1_c: '第66類には、玩具の傘を含みません(第95類を参照)。',
  legal_chapter_66_note_1_a: '第66類には、測定用のつえを含みません(第90.17項を参照)。',
  legal_chapter_67_note_1_d: '第67類には、帽子及びヘアネットを含みません(第65類を参照)。',
  legal_chapter_67_note_1_f: '第67類には、羽毛ダスター及びパフを含みません(第96類を参照)。',
  legal_chapter_67_note_3: '第67.02項には、ガラス製の造花を含みません(第70類を参照)。',
  legal_chapter_68_note_1_h: '第68類には、歯科用バーを含みません(第90.18項を参照)。',
  legal_chapter_68_note_1_g: '第68類には、がい子を含みません(第85.46項を参照)。',
  legal_chapter_68_note_1_k: '第68類には、家具、照明器具及びプレハブ建築物を含みません(第94類を参照)。',
  legal_chapter_69_note_1: '第69類は、成形した後に焼成した陶磁製品に限ります。',
  legal_chapter_69_note_2_f: '第69類には、がい子を含みません(第85.46項を参照)。',
  legal_chapter_69_note_2_g: '第69類には、義歯を含みません(第90.21項を参照)。',
  legal_chapter_69_note_2_b: '第69類には、研削砥石及び石臼を含みません(第68.04項を参照)。',
  legal_chapter_69_note_2_ij: '第69類には、照明器具及び家具を含みません(第94類を参照)。',
  legal_chapter_69_note_2_k: '第69類には、玩具、遊戯用具及び運動用具を含みません(第95類を参照)。',
  legal_chapter_70_note_1_c: '第70類には、光ファイバーケーブルを含みません(第85.44項を参照)。',
  legal_chapter_70_note_1_f: '第70類には、温度計、注射器、義眼及び光学用品を含みません(第90類を参照)。',
  legal_chapter_70_note_1_g: '第70類には、照明器具を含みません(第94.05項を参照)。',
  legal_chapter_70_note_1_h: '第70類には、クリスマス用装飾品、玩具及び遊戯用具を含みません(第95類を参照)。',
  legal_chapter_70_note_1_ij: '第70類には、魔法瓶、ボタン及び香水用噴霧器を含みません(第96類を参照)。',
  legal_chapter_71_note_3_m: '第71類には、武器を含みません(第93類を参照)。',
  legal_chapter_71_note_3_l_watch: '第71類には、時計を含みません(第91類を参照)。',
  legal_chapter_71_note_3_l_sunglasses: '第71類には、眼鏡その他の第90類の機器を含みません(第90類を参照)。',
  legal_chapter_71_note_3_l_flute: '第71類には、楽器を含みません(第92類を参照)。',
  legal_chapter_71_note_3_ij: '第71類には、傘及びつえを含みません(第66類を参照)。',
  legal_chapter_71_note_3_a:
    '第71類には、貴金属のアマルガム、コロイド及び化合物を含みません(第28.43項を参照)。',
  legal_chapter_71_note_3_k: '第71類には、貴石の作用部分を有する研磨用品及び工具を含みません(他に分類)。',
  legal_chapter_71_note_3_n: '第71類には、玩具、遊戯用具及び運動用具を含みません(第95類を参照)。',
  legal_chapter_71_note_3_p: '第71類には、彫刻の原作品、収集品及びこつとうを含みません(第97類を参照)。',
  legal_chapter_71_note_11_cuff_button:
    '第71.17項には、ボタン、くし、ヘアスライド及びヘアピンを含みません(第96類を参照)。',
  legal_chapter_71_note_9:
    '身辺用細貨類は、身辺用の小型装飾品及びポケットやハンドバッグに入れて携帯する身辺用品です。',
  legal_chapter_71_note_5: '貴金属を重量で2%以上含む合金は、貴金属の合金とします。',
};
