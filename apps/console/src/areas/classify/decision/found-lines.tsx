import type { AnswerOf } from '@svc/client/create-client';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { LineText, SharedPath, sharedPath } from '../line/line-text.tsx';

export interface LinesProps {
  readonly lines: readonly AnswerOf<'tariff.search'>['items'][number][];
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

export function FoundLines({ lines, chosen, onChoose }: LinesProps): ReactNode {
  const { t } = useWords();
  const { rate: printed } = useFormats();
  const { shared, path } = sharedPath(lines.map((line) => line.full_description));

  return (
    <>
      <SharedPath path={path} />
      <ListBox
        className="suggestions"
        aria-label={t('classify.override_code')}
        selectionMode="single"
        selectedKeys={[chosen]}
        onSelectionChange={(keys) => {
          for (const key of keys === 'all' ? [] : keys) onChoose(String(key));
        }}
      >
        {lines.map(({ code, full_description: words, duty_rate: rate }) => (
          <ListBoxItem key={code} id={code} className="suggestion" textValue={`${code} ${words}`}>
            <code>{code}</code>
            <LineText text={words} shared={shared} />
            <span className="end">{rate !== null && printed(rate)}</span>
          </ListBoxItem>
        ))}
      </ListBox>
    </>
  );
}
