import type { Area } from '../../area.ts';
import type { legalFootwear as en } from '../../en/legal/footwear.ts';

/** The messages of `en/legal/footwear.ts` in Korean. */
export const legalFootwear: Area<typeof en> = {
  legal_chapter_64_note_1_a:
    '제64류에는 밑창을 대지 않은 얇은 일회용 신발 덮개가 포함되지 않습니다(다른 곳에 분류).',
  legal_chapter_64_note_1_e: '제64류에는 정형외과용 신발과 기기가 포함되지 않습니다(제9021호 참조).',
  legal_chapter_64_note_1_f:
    '제64류에는 스케이트를 부착한 신발·정강이 보호대·완구용 신발이 포함되지 않습니다(제95류 참조).',
  legal_chapter_64_note_1_b:
    '제64류에는 갑피에 바깥 바닥을 붙이지 않은 방직용 섬유제 신발이 포함되지 않습니다(제11부 참조).',
  legal_chapter_64_note_2: '제6406호에는 끈·아일릿·훅·버클 등의 장식품이 포함되지 않습니다(다른 곳에 분류).',
  legal_chapter_64_note_3: '고무와 플라스틱에는 그 외층이 육안으로 보이는 직물류가 포함됩니다.',
  legal_chapter_64_note_4_a: '갑피의 재료는 부속품과 보강재를 제외하고 외부 표면적이 가장 큰 것으로 합니다.',
  legal_chapter_64_note_4_b: '바깥 바닥의 재료는 지면에 닿는 면적이 가장 큰 것으로 합니다.',
  legal_chapter_64_subheading_note_1:
    '스포츠용 신발은 스파이크 등을 붙이거나 붙일 수 있는 것과 스케이트·스키·레슬링·복싱·사이클용 신발입니다.',
  legal_chapter_65_note_1_c: '제65류에는 인형 모자·완구 모자·카니발용품이 포함되지 않습니다(제95류 참조).',
  legal_chapter_65_note_1_a: '제65류에는 중고 모자가 포함되지 않습니다(제6309호 참조).',
  legal_chapter_66_note_1_c: '제66류에는 완구용 우산이 포함되지 않습니다(제95류 참조).',
  legal_chapter_66_note_1_a: '제66류에는 측정용 지팡이가 포함되지 않습니다(제9017호 참조).',
  legal_chapter_67_note_1_d: '제67류에는 모자와 헤어네트가 포함되지 않습니다(제65류 참조).',
  legal_chapter_67_note_1_f: '제67류에는 깃털 먼지떨이와 퍼프가 포함되지 않습니다(제96류 참조).',
  legal_chapter_67_note_3: '제6702호에는 유리로 만든 조화가 포함되지 않습니다(제70류 참조).',
  legal_chapter_68_note_1_h: '제68류에는 치과용 버가 포함되지 않습니다(제9018호 참조).',
  legal_chapter_68_note_1_g: '제68류에는 전기절연용 애자가 포함되지 않습니다(제8546호 참조).',
  legal_chapter_68_note_1_k: '제68류에는 가구·조명기구·조립식 건축물이 포함되지 않습니다(제94류 참조).',
  legal_chapter_69_note_1: '제69류는 성형한 후 소성한 도자제품을 분류합니다.',
  legal_chapter_69_note_2_f: '제69류에는 전기절연용 애자가 포함되지 않습니다(제8546호 참조).',
  legal_chapter_69_note_2_g: '제69류에는 의치가 포함되지 않습니다(제9021호 참조).',
  legal_chapter_69_note_2_b: '제69류에는 연삭숫돌과 맷돌이 포함되지 않습니다(제6804호 참조).',
  legal_chapter_69_note_2_ij: '제69류에는 조명기구와 가구가 포함되지 않습니다(제94류 참조).',
  legal_chapter_69_note_2_k: '제69류에는 완구·게임용구·운동용구가 포함되지 않습니다(제95류 참조).',
  legal_chapter_70_note_1_c: '제70류에는 광섬유 케이블이 포함되지 않습니다(제8544호 참조).',
  legal_chapter_70_note_1_f: '제70류에는 온도계·주사기·의안·광학용품이 포함되지 않습니다(제90류 참조).',
  legal_chapter_70_note_1_g: '제70류에는 조명기구가 포함되지 않습니다(제9405호 참조).',
  legal_chapter_70_note_1_h: '제70류에는 크리스마스 장식품·완구·게임용구가 포함되지 않습니다(제95류 참조).',
  legal_chapter_70_note_1_ij: '제70류에는 보온병·단추·향수 분무기가 포함되지 않습니다(제96류 참조).',
  legal_chapter_71_note_3_m: '제71류에는 무기가 포함되지 않습니다(제93류 참조).',
  legal_chapter_71_note_3_l_watch: '제71류에는 시계가 포함되지 않습니다(제91류 참조).',
  legal_chapter_71_note_3_l_sunglasses:
    '제71류에는 안경과 그 밖의 제90류 기기가 포함되지 않습니다(제90류 참조).',
  legal_chapter_71_note_3_l_flute: '제71류에는 악기가 포함되지 않습니다(제92류 참조).',
  legal_chapter_71_note_3_ij: '제71류에는 우산과 지팡이가 포함되지 않습니다(제66류 참조).',
  legal_chapter_71_note_3_a: '제71류에는 귀금속의 아말감·콜로이드·화합물이 포함되지 않습니다(제2843호 참조).',
  legal_chapter_71_note_3_k:
    '제71류에는 귀석의 작용부를 가진 연마용품과 공구가 포함되지 않습니다(다른 곳에 분류).',
  legal_chapter_71_note_3_n: '제71류에는 완구·게임용구·운동용구가 포함되지 않습니다(제95류 참조).',
  legal_chapter_71_note_3_p: '제71류에는 조각 원작·수집품·골동품이 포함되지 않습니다(제97류 참조).',
  legal_chapter_71_note_11_cuff_button: '제7117호에는 단추·빗·머리핀류가 포함되지 않습니다(제96류 참조).',
  legal_chapter_71_note_9:
    '신변장식용품은 소형의 신변장식품과 주머니나 핸드백에 넣어 휴대하는 신변용품입니다.',
  legal_chapter_71_note_5: '귀금속을 중량 2% 이상 함유한 합금은 귀금속의 합금으로 봅니다.',
};
