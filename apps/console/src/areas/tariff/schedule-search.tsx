import type { AnswerOf } from '@svc/client/create-client';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import type { Market } from '../../api/address.ts';
import { useApi } from '../../api/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { LineText, SharedPath, sharedPath } from '../classify/line/line-text.tsx';
import { Answer, Empty } from '../../ui/states.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';

interface Props {
  readonly q: string;
  readonly asked: { readonly market: Market; readonly version?: string };
  readonly onType: (q: string) => void;
}

const LEAST_CHARS = 2;
const MAX_CHARS = 200;
const LIMIT = 50;
const REST_MS = 400;

export function ScheduleSearch({ q, asked, onType }: Props): ReactNode {
  const { t } = useWords();
  const [typed, setTyped] = useState(q);
  useEffect(() => {
    if (typed.trim() === q) return undefined;
    const timer = setTimeout(() => onType(typed.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, q, onType]);

  return (
    <search className="schedule-search" aria-label={t('tariff.search')}>
      <TextField
        label={t('tariff.search')}
        hint={t('tariff.search_hint')}
        value={typed}
        onChange={setTyped}
        inputMode="search"
        autoComplete="off"
        maxLength={MAX_CHARS}
      />
      <Hits typed={typed} asked={asked} onClear={() => setTyped('')} />
    </search>
  );
}

interface HitsProps extends Pick<Props, 'asked'> {
  readonly typed: string;
  readonly onClear: () => void;
}

function Hits({ typed, asked, onClear }: HitsProps): ReactNode {
  const q = useDeferredValue(typed.trim());
  const isAsked = q.length >= LEAST_CHARS && q.length <= MAX_CHARS;
  const hits = useApi('tariff.search', { query: { q, ...asked, limit: LIMIT } }, { enabled: isAsked });
  if (!isAsked) return null;

  return (
    <div className="schedule-hits">
      <Answer of={hits}>{({ items }) => <Found items={items} asked={asked} onClear={onClear} />}</Answer>
    </div>
  );
}

interface FoundProps extends Omit<HitsProps, 'typed'> {
  readonly items: AnswerOf<'tariff.search'>['items'];
}

function Found({ items, asked, onClear }: FoundProps): ReactNode {
  const { t } = useWords();
  const { rate } = useFormats();
  const path = sharedPath(items.map((hit) => hit.full_description));
  return (
    <>
      <div className="row schedule-hits-head">
        <span className="muted small" role="status">
          {t('tariff.hits', { count: items.length })}
        </span>
        <Button small kind="quiet" onPress={onClear}>
          {t('tariff.search_close')}
        </Button>
      </div>
      <SharedPath path={path.path} />
      {items.length === 0 && <Empty title={t('tariff.hits_none')} text={t('tariff.hits_none_text')} />}
      {items.map((hit) => (
        <Link
          key={hit.code_digits}
          to="/tariff"
          search={{ ...asked, code: hit.code_digits }}
          onClick={onClear}
          className="schedule-line"
        >
          <code className="schedule-code">{hit.code}</code>
          <LineText text={hit.full_description} shared={path.shared} />
          <span className="schedule-rate muted">{hit.duty_rate !== null && rate(hit.duty_rate)}</span>
        </Link>
      ))}
    </>
  );
}
