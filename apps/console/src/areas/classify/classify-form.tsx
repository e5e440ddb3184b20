import { MARKETS, type Market } from '../../api/address.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { fieldProblem } from '../../api/problem.ts';
import { useApiAct } from '../../api/use-api.ts';
import { useDraft } from '../../session/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Choice, TextArea, TextField } from '../../ui/field.tsx';
import { Problem } from '../../ui/states.tsx';
import { useWords } from '../../words/words.tsx';

const EMPTY = {
  description: '',
  market: 'US' as Market,
  material: '',
  composition: '',
  use: '',
  origin: '',
  notes: '',
};

const FACTS = ['material', 'composition', 'use', 'origin', 'notes'] as const;
const DESCRIPTION_MAX_CHARS = 2000;
const FACT_MAX_CHARS: Readonly<Record<(typeof FACTS)[number], number>> = {
  material: 500,
  composition: 500,
  use: 500,
  origin: 100,
  notes: 1000,
};

type Draft = typeof EMPTY;

interface FactsProps {
  readonly draft: Draft;
  readonly change: (fields: Partial<Draft>) => void;
  readonly error: unknown;
}

function Facts({ draft, change, error }: FactsProps): ReactNode {
  const { t } = useWords();
  const hasFacts = FACTS.some((fact) => draft[fact] !== '');

  return (
    <details open={hasFacts}>
      <summary>{t('classify.facts')}</summary>
      <div className="facts">
        {FACTS.map((fact) => (
          <TextField
            key={fact}
            label={t(`classify.${fact}`)}
            hint={fact === 'origin' ? t('classify.origin_hint') : undefined}
            fault={fieldProblem(error, fact)}
            value={draft[fact]}
            onChange={(value) => change({ [fact]: value })}
            maxLength={FACT_MAX_CHARS[fact]}
          />
        ))}
      </div>
    </details>
  );
}

/** The description of a product and its facts, kept over a reload. */
export function ClassifyForm(): ReactNode {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const [draft, change] = useDraft('classify', EMPTY);
  const [isMissing, setMissing] = useState(false);
  const classify = useApiAct('lookups.classify', ({ id }) =>
    navigate({ to: '/lookups/$lookupId', params: { lookupId: id } }),
  );
  const submit = (): void => {
    setMissing(draft.description.trim() === '');
    if (draft.description.trim() !== '' && !classify.isPending)
      classify.mutate({ body: { ...draft, language } });
  };

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        label={t('classify.description')}
        hint={t('classify.description_hint')}
        fault={isMissing ? t('classify.description_required') : fieldProblem(classify.error, 'description')}
        value={draft.description}
        onChange={(description) => change({ description })}
        maxLength={DESCRIPTION_MAX_CHARS}
        onSubmit={submit}
        rows={4}
      />
      <Choice
        label={t('common.market')}
        value={draft.market}
        onChange={(market) => change({ market })}
        options={MARKETS.map((value) => ({ value, label: t(`common.market_${value}`) }))}
      />
      <Facts draft={draft} change={change} error={classify.error} />
      <Problem error={classify.error} />
      <div className="row">
        <Button type="submit" kind="primary" isPending={classify.isPending}>
          {t('classify.submit')}
        </Button>
        <span className="muted small">
          <kbd className="kbd">Ctrl</kbd> <kbd className="kbd">Enter</kbd>
        </span>
      </div>
    </form>
  );
}
