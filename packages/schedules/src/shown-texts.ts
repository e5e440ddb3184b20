import type { ScheduleIndex } from '@svc/classifier/ports';
import { fullText } from '@svc/tariff/schedule/full-text';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { SCHEDULE_LANGUAGE } from './extra-text.ts';

type ShownTexts = Pick<ScheduleLine, 'description' | 'fullDescription'>;

/**
 * Texts of a line for a reader of `language`. A schedule not in English shows its own text to readers of its language
 * and its file's English text to others, or the original if the file has none.
 */
export function shownTexts(index: ScheduleIndex, line: ScheduleLine, language: string): ShownTexts {
  const own = SCHEDULE_LANGUAGE[index.version.market];
  if (own === 'en' || own === language) return line;
  const description = englishOf(line) ?? line.description;
  return { description, fullDescription: fullEnglish(index, line, description) };
}

function englishOf({ extra }: ScheduleLine): string | null {
  const english = extra['text_en'];
  return typeof english === 'string' && english.trim() !== '' ? english : null;
}

function fullEnglish(index: ScheduleIndex, line: ScheduleLine, description: string): string {
  const above = line.parent === null ? null : index.line(line.parent);
  const { level, codeDigits } = line;
  if (above === null) return fullText({ level, codeDigits, description }, null, '');

  const aboveText = englishOf(above) ?? above.description;

  return fullText(
    { level, codeDigits, description },
    { level: above.level, codeDigits: above.codeDigits, description: aboveText },
    fullEnglish(index, above, aboveText),
  );
}
