import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { LineText, SharedPath, sharedPath } from '../line/line-text.tsx';
import type { Candidate, Lookup, Result } from '../lookup.ts';

const SHOWN = 4;
/** A smaller share would read as 0 %. */
const LEAST_SHOWN = 0.01;

interface Props {
  readonly lookup: Lookup;
  readonly result: Result;
  /** Chooses a candidate by rank, from 2; absent if the case cannot be decided. */
  readonly onChoose?: ((place: number) => void) | undefined;
}

export function Why({ lookup, result, onChoose }: Props): ReactNode {
  const { t } = useWords();
  const { recommended, deciding_factors: factors, uncertainties } = result;
  const { decision, final_code: final } = lookup;
  if (recommended === null) {
    return (
      <Panel title={t('classify.candidates')}>
        <Neighbours result={result} onChoose={onChoose} />
      </Panel>
    );
  }

  const { code } = recommended;
  const isOther = decision !== null && final !== code;
  const open = decision === null ? uncertainties : [];
  if (!isOther && factors.length + open.length === 0) {
    if (result.alternatives.length === 0) return null;
    return (
      <Panel title={t('classify.why_not')}>
        <Neighbours result={result} onChoose={onChoose} />
      </Panel>
    );
  }
  return (
    <Panel title={isOther ? t('classify.why_suggested', { code }) : t('classify.why')}>
      <Points points={factors} />
      <Points title={t('classify.uncertain')} points={open} />
      <Neighbours title={t('classify.why_not')} result={result} onChoose={onChoose} />
    </Panel>
  );
}

interface NeighboursProps extends Pick<Props, 'result' | 'onChoose'> {
  readonly title?: string;
}

function Neighbours({ title, result: { recommended, alternatives }, onChoose }: NeighboursProps): ReactNode {
  const others = alternatives.slice(0, SHOWN);
  const shown = recommended === null ? others : [recommended, ...others];
  const { shared, path } = sharedPath(shown.map((each) => each.full_description));
  const said = others.flatMap(({ exclusion_reason: against }) => against ?? []);
  const repeated = new Set(said.filter((against, at) => said.indexOf(against) !== at));
  const first = shown.length - others.length + 1;
  if (others.length === 0) return null;

  return (
    <div className="stack-tight">
      {title !== undefined && <h3>{title}</h3>}
      <SharedPath path={path} />
      {repeated.size > 0 && <p className="muted small">{[...repeated].join(' ')}</p>}
      <ul className="neighbours">
        {others.map((each, at) => (
          <Neighbour
            key={each.code}
            candidate={each}
            shared={shared}
            repeated={repeated}
            place={first + at}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </div>
  );
}

interface PointsProps {
  readonly title?: string;
  readonly points: readonly string[];
}

function Points({ title, points }: PointsProps): ReactNode {
  if (points.length === 0) return null;
  return (
    <div className="stack-tight">
      {title !== undefined && <h3>{title}</h3>}
      <ul className="points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

interface NeighbourProps {
  readonly candidate: Candidate;
  readonly shared: number;
  /** Reasons shown above the list, since several candidates have them. */
  readonly repeated: ReadonlySet<string>;
  readonly place: number;
  readonly onChoose: Props['onChoose'];
}

function Neighbour({ candidate, shared, repeated, place, onChoose }: NeighbourProps): ReactNode {
  const { t } = useWords();
  const { share, rate: printed } = useFormats();
  const { code, duty_rate: rate, exclusion_reason: against, legal, scores } = candidate;
  const reasons = new Set([
    ...(against === null || repeated.has(against) ? [] : [against]),
    ...legal.findings.map((each) => each.text),
  ]);

  return (
    <li className="neighbour">
      <code>{code}</code>
      <span className="stack-tight">
        <LineText text={candidate.full_description} shared={shared} />
        {reasons.size > 0 && <span className="small">{[...reasons].join(' ')}</span>}
      </span>
      <span className="small end">
        {scores.final >= LEAST_SHOWN && t('classify.likeliness', { share: share(scores.final) })}
        {rate !== null && (
          <>
            <br />
            {t('tariff.field_duty_rate')} <strong>{printed(rate)}</strong>
          </>
        )}
      </span>
      {onChoose !== undefined && (
        <Button small onPress={() => onChoose(place)}>
          {t('classify.use')} <span className="visually-hidden">{code}</span>
          <kbd className="kbd" aria-hidden="true">
            {place}
          </kbd>
        </Button>
      )}
    </li>
  );
}
