import type { Area } from '../area.ts';
import type { disclaimer as en } from '../en/disclaimer.ts';

/** The messages of `en/disclaimer.ts` in Korean. */
export const disclaimer: Area<typeof en> = {
  lookup: '이 결과는 참고용 제안이며 세관의 품목분류 결정이 아닙니다.',
  duty: '하나의 세번과 하나의 원산지에 대한 추정치입니다. 납부할 세액은 세관이 결정합니다.',
  landed_cost: '입력한 금액에 따른 추정치입니다. 관세·제세·수수료는 통관 시 세관이 확정합니다.',
  compliance: '참고 정보이며 모든 수입 요건을 나타내지 않습니다. 수입 전에 소관 기관에 확인하십시오.',
  rulings: '분류 사례는 기재된 물품과 사실에 대한 것이며 다른 물품의 품목분류를 결정하지 않습니다.',
};
