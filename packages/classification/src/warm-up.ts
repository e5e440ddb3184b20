import type { ScheduleIndex } from '@svc/classifier/ports';
import { classify } from '@svc/classifier/pipeline';
import { NO_PRECEDENTS } from '@svc/domain/rulings/precedent';
import type { TextModels } from '@svc/text-model/text-models';

/** Goods of many chapters in four languages, in the styles of shops, item masters and declarations. */
const WARM_UP_TEXTS = [
  'knitted T-shirt for men, 100% cotton',
  'women woven dress 65% polyester 35% viscose',
  'leather handbag with outer surface of leather',
  'sports shoes with rubber soles and textile uppers',
  'SS HEX BOLT M8X40 A2',
  'ball bearing 6204-2RS',
  'LED desk lamp with USB charger',
  'wireless Bluetooth earphones with charging case',
  'plastic storage box with lid, polypropylene',
  'frozen shrimp, peeled, 1 kg bag',
  'roasted coffee beans 500 g',
  'wooden dining chair, upholstered',
  'stainless steel kitchen knife set',
  'centrifugal water pump 1.5 kW',
  'lithium-ion battery pack 48 V 20 Ah',
  'vitamin C tablets, dietary supplement',
  'Áo phông nam dệt kim, 100% cotton, hàng mới 100%',
  'Vòng bi cầu bằng thép, đường kính ngoài 47 mm',
  'Hạt nhựa polyetylen nguyên sinh dạng hạt',
  'ステンレス製ボルト M8',
  '綿製のTシャツ 男性用',
  '스테인리스 스틸 프라이팬',
  '면 100% 니트 티셔츠',
] as const;

interface WarmUpDeps {
  readonly models: TextModels;
  readonly yieldToEventLoop: () => Promise<void>;
}

/**
 * Classifies everyday goods once, to compile code and decode frequent rows before the first caller. Discards the
 * results.
 */
export function createWarmUp({
  models,
  yieldToEventLoop,
}: WarmUpDeps): (schedule: ScheduleIndex) => Promise<void> {
  const warm = new WeakSet<object>();

  return async (schedule) => {
    if (warm.has(schedule.content)) return;
    warm.add(schedule.content);

    const { market } = schedule.version;
    const ports = { schedule, precedents: NO_PRECEDENTS, models };
    for (const description of WARM_UP_TEXTS) {
      await classify({ description, market }, ports, { language: 'en', onStage: yieldToEventLoop });
    }
  };
}
