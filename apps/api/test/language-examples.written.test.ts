import { describe, expect, it } from '@jest/globals';
import { englishFields } from './language-examples/english-words.ts';
import { examplesPage } from './language-examples/page.ts';
import { readScreens } from './language-examples/screens.ts';
import { outdated, writtenFile } from './written-file.ts';

describe('what a reader sees', () => {
  it.each(['en', 'vi', 'ja', 'ko'] as const)(
    'in %s stands in the documentation as it is',
    async (language) => {
      const screens = await readScreens(language);
      expect(screens.length).toBeGreaterThanOrEqual(10);

      const english =
        language === 'en' ? [] : screens.flatMap(({ answer }) => englishFields(answer, language));
      expect(english).toEqual([]);

      const path = `docs/examples/${language}.md`;
      const page = examplesPage(language, screens);

      expect(outdated(path, await writtenFile(path, page), page)).toBeNull();
    },
  );
});

describe('the search for English words', () => {
  it('finds them in sentences and labels', () => {
    expect(englishFields({ detail: 'Yêu cầu is required' }, 'vi')).toHaveLength(1);
    expect(englishFields({ items: [{ status_label: 'Needs review' }] }, 'ja')).toHaveLength(1);
    expect(englishFields({ message: '세번 suggestion' }, 'ko')).toHaveLength(1);
  });

  it('passes over texts of the schedule and values for machines', () => {
    const answer = {
      status: 'needs_review',
      recommended: { full_description: 'Shirts > Knitted shirts' },
      summary: '6105が最も有力です：Shirts > Knitted shirts',
      label: 'Webhook 通知',
    };

    expect(englishFields(answer, 'ja')).toEqual([]);
  });
});
