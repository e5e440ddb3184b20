import type { Area } from '../area.ts';
import type { templateTexts as en } from '../en/batches-template.ts';

export const templateTexts: Area<typeof en> = {
  sheet_products: '물품',
  sheet_guide: '작성 방법',
  sheet_results: '결과',

  column_description: '품명·설명',
  column_material: '재질',
  column_use: '용도',
  column_composition: '성분',
  column_origin: '원산지',
  column_notes: '비고',
  column_sku: '품목 코드(SKU)',
  column_hts_code: '현재 세번',

  guide_title: '파일 작성 방법',
  guide_code:
    '세번은 물품을 그 나라 관세율표의 어느 항목으로 신고하는지를 나타내는 번호입니다. 몰라도 됩니다. 여기에 적은 내용을 바탕으로 제안됩니다.',
  guide_rows: '한 행에 한 물품을 적습니다. 첫 행은 열 이름이므로 지우지 마십시오.',
  guide_names: '열의 순서와 이름은 바꿀 수 있으며, 각 열의 의미는 업로드 후에 지정합니다.',
  guide_required:
    '품명·설명만 필수입니다. 다른 열에는 아는 내용을 적으십시오. 그렇지 않으면 남게 될 질문에 대한 답이 됩니다.',
  guide_words:
    '상자를 연 사람이 보게 될 것을 적으십시오. 상표, 모델명, 품목 코드만으로는 어떤 물품인지 알 수 없습니다.',
  guide_languages: '설명은 영어, 베트남어, 일본어, 한국어로 적을 수 있습니다.',
  guide_examples: '작성 예시 행은 남아 있어도 처리하지 않습니다.',
  guide_duplicates: '같은 물품의 행은 분류와 과금이 한 번만 이루어집니다.',
  guide_after:
    '작성한 뒤에는 업로드하고, 행마다 표시되는 점검 결과를 읽고, 시장(US, EU, VN)을 골라 시작합니다. 결과는 파일로 받으며, 원래 열의 오른쪽에 제안이 나옵니다.',
  guide_review:
    '제안은 참고용입니다. 확실하지 않은 것은 검토로 넘어가 담당자가 승인, 변경, 반려 중 하나를 정합니다. 그다음 결과를 다시 내려받으면 확정 세번 열에 들어 있습니다.',
  guide_column: '열',
  guide_meaning: '적을 내용',
  guide_is_required: '필수',
  guide_max_chars: '최대 글자 수',

  guide_description: '물품의 이름, 종류, 제조 방법, 형태와 포장',
  guide_material: '주된 재질',
  guide_use: '용도, 사용자 또는 사용되는 기계',
  guide_composition: '성분 또는 원재료의 중량 비율(%)',
  guide_origin: '국가 코드(VN, US, DE) 또는 국가명',
  guide_notes: '크기, 전압, 포장, 상태 등 그 밖의 정보',
  guide_sku: '자사 품목 코드. 품목 마스터에 저장하려면 필요',
  guide_hts_code: '현재 사용하는 세번(있는 경우). 대조하여 제안과 비교합니다',

  example_1_description: '남성용 티셔츠, 편물제, 반팔, 라운드넥',
  example_1_material: '면',
  example_1_use: '일상복',
  example_1_composition: '면 95%, 엘라스테인 5%',
  example_1_notes: '한 장씩 비닐 포장',
  example_2_description: '진공 보온병, 나사식 뚜껑, 500 ml, 이중벽',
  example_2_material: '스테인리스강',
  example_2_use: '음료 보온·보냉',
  example_2_composition: '몸체는 스테인리스강 304, 뚜껑은 폴리프로필렌',
  example_2_notes: '전기식 아님',
  example_3_description: '커피 원두, 로부스타종, 볶지 않은 것, 카페인을 제거하지 않은 것',
  example_3_material: '커피콩',
  example_3_use: '로스팅용',
  example_3_composition: '로부스타 100%',
  example_3_notes: '60 kg 마대 포장',
};
