import type { Area } from '../../area.ts';
import type { legalPlastics as en } from '../../en/legal/plastics.ts';

/** The messages of `en/legal/plastics.ts` in Japanese. */
export const legalPlastics: Area<typeof en> = {
  legal_section_7_note_2:
    '印刷が主な用途に付随的でないプラスチック、ゴム及びその製品は、第39.18項及び第39.19項のものを除き第49類に属します。',
  legal_chapter_39_note_2_a: '第39類には、調製潤滑剤を含みません(第34.03項を参照)。',
  legal_chapter_39_note_2_b: '第39類には、ろうを含みません(第34.04項を参照)。',
  legal_chapter_39_note_2_f: '第39類には、界面活性剤及び洗浄剤を含みません(第34.02項を参照)。',
  legal_chapter_39_note_2_ij: '第39類には、液圧作動液及びブレーキ液を含みません(第38.19項を参照)。',
  legal_chapter_39_note_2_k:
    '第39類には、プラスチックの支持体に付けた診断用・理化学用試薬を含みません(第38.22項を参照)。',
  legal_chapter_39_note_2_l: '第39類には、合成ゴム及びその製品を含みません(第40類を参照)。',
  legal_chapter_39_note_2_m_kinds:
    '第39類には、馬具、トランク、スーツケース、ハンドバッグ等の容器を含みません(第42類を参照)。',
  legal_chapter_39_note_2_m_suitcase:
    '第39類には、スーツケース、リュックサック及び財布を含みません(第42.02項を参照)。',
  legal_chapter_39_note_2_p: '第39類には、第11部の紡織用繊維製品を含みません(第11部を参照)。',
  legal_chapter_39_note_2_q_kinds: '第39類には、履物、帽子、傘及びつえを含みません(他に分類)。',
  legal_chapter_39_note_2_q_umbrella: '第39類には、傘及びつえを含みません(第66類を参照)。',
  legal_chapter_39_note_2_q_sneaker: '第39類には、履物を含みません(第64類を参照)。',
  legal_chapter_39_note_2_q_safety_helmet: '第39類には、帽子及び頭部用品を含みません(第65類を参照)。',
  legal_chapter_39_note_2_r: '第39類には、身辺用模造細貨類を含みません(第71.17項を参照)。',
  legal_chapter_39_note_2_s: '第39類には、第16部の機械及び電気機器を含みません(第16部を参照)。',
  legal_chapter_39_note_2_t: '第39類には、航空機及び車両の部分品を含みません(第17部を参照)。',
  legal_chapter_39_note_2_u: '第39類には、第90類の光学、医療用及び測定用の機器を含みません(第90類を参照)。',
  legal_chapter_39_note_2_v: '第39類には、時計を含みません(第91類を参照)。',
  legal_chapter_39_note_2_w: '第39類には、楽器を含みません(第92類を参照)。',
  legal_chapter_39_note_2_x: '第39類には、家具、照明器具及びプレハブ建築物を含みません(第94類を参照)。',
  legal_chapter_39_note_2_y_kinds: '第39類には、玩具、遊戯用具及び運動用具を含みません(第95類を参照)。',
  legal_chapter_39_note_2_z_kinds:
    '第39類には、ブラシ、ボタン、スライドファスナー、くし、ペン、ライター及び三脚を含みません(第96類を参照)。',
  legal_chapter_39_note_2_z_toothbrush: '第39類には、ブラシ及びほうきを含みません(第96.03項を参照)。',
  legal_chapter_39_note_2_z_ballpoint_pen: '第39類には、ペン及びマーカーを含みません(第96.08項を参照)。',
  legal_chapter_39_note_2_z_cigarette_lighter: '第39類には、ライターを含みません(第96.13項を参照)。',
  legal_chapter_39_note_2_y_playing_card:
    '第39類には、カードゲーム、ボードゲーム及びパズルを含みません(第95.04項を参照)。',
  legal_chapter_39_note_6:
    '一次製品は、液状、ペースト状、溶液のもの及び塊、粉、粒、フレーク等のばら状のものです。',
  legal_chapter_39_note_8:
    '管は、気体や液体の輸送等に用いる中空の物品で、ソーセージケーシングや扁平管を含み、その他の断面のものは形材とみなします。',
  legal_chapter_39_note_9:
    'プラスチック製の壁面被覆材は、紙以外の支持体に固着した幅45センチメートル以上のロール状で、表面を装飾したものです。',
  legal_chapter_39_note_10:
    '板、シート、フィルム及びはくは、切っていないもの又は長方形に切っただけのもので、印刷の有無を問いません。',
  legal_chapter_39_note_11:
    'プラスチック製建築用品は、300リットルを超えるタンク、構造材、雨どい、戸、窓、よろい戸、手すり、大型の棚及び建物用取付具です。',
  legal_chapter_40_note_2_b_footwear: '第40類には、履物を含みません(第64類を参照)。',
  legal_chapter_40_note_2_b_rubber_boot:
    '第40類には、ブーツ、サンダルその他の履物を含みません(第64類を参照)。',
  legal_chapter_40_note_2_c: '第40類には、帽子(水泳帽を含む)を含みません(第65類を参照)。',
  legal_chapter_40_note_2_f: '第40類には、ボール、風船その他の玩具及び運動用具を含みません(第95類を参照)。',
  legal_chapter_40_note_9:
    'ゴムの板、シート及びストリップは、切っていないもの又は長方形に切っただけのものです。',
  legal_chapter_41_note_1_c: '第41類には、毛皮及び毛付きの皮を含みません(第43類を参照)。',
  legal_chapter_42_note_1:
    '革には、シャモア革、パテントレザー、パテントラミネーテッドレザー及びメタライズドレザーを含みます。',
  legal_chapter_42_note_2_d: '第42類には、履物を含みません(第64類を参照)。',
  legal_chapter_42_note_2_e: '第42類には、帽子を含みません(第65類を参照)。',
  legal_chapter_42_note_2_f: '第42類には、むちを含みません(第66.02項を参照)。',
  legal_chapter_42_note_2_g:
    '第42類には、カフスボタン、腕輪その他の身辺用模造細貨類を含みません(第71.17項を参照)。',
  legal_chapter_42_note_2_h:
    '第42類には、単独で提示するあぶみ、くつわ等の馬具用取付具を含みません(第15部を参照)。',
  legal_chapter_42_note_2_ij: '第42類には、楽器の弦及びドラムの皮を含みません(第92.09項を参照)。',
  legal_chapter_42_note_2_k: '第42類には、家具及び照明器具を含みません(第94類を参照)。',
  legal_chapter_42_note_2_l: '第42類には、第95類の運動用具を含みません(第95類を参照)。',
  legal_chapter_42_note_2_m: '第42類には、ボタン及びプレスファスナーを含みません(第96.06項を参照)。',
  legal_chapter_42_note_3_a_plastic_shopping_bag:
    '第42.02項には、長期使用に適しないプラスチックシート製の袋を含みません(第39.23項を参照)。',
  legal_chapter_42_note_3_a_straw_bag: '第42.02項には、組物材料の製品を含みません(第46.02項を参照)。',
  legal_chapter_42_note_4_meaning:
    '第42.03項の革製衣類附属品には、手袋、前掛け、ベルト、ズボンつり及びリストストラップを含みます。',
  legal_chapter_42_note_4_watch_strap: '第42.03項には、時計用バンドを含みません(第91.13項を参照)。',
  legal_chapter_43_note_2_c: '第43類には、革と毛皮の手袋を含みません(第42.03項を参照)。',
  legal_chapter_43_note_2_e: '第43類には、帽子を含みません(第65類を参照)。',
  legal_chapter_43_note_2_d: '第43類には、履物を含みません(第64類を参照)。',
  legal_chapter_43_note_5:
    '人造毛皮は、毛や繊維を革や織物等に接着又は縫い付けたもので、織り又は編みによるものは第58類又は第60類に属します。',
};
