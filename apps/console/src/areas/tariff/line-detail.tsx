import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { useCopy } from '../../ui/copy.ts';
import { Panel } from '../../ui/panel.tsx';
import { Answer, Empty } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import { stepsOf } from '../classify/line/steps.ts';
import type { Node, Tree } from './schedule-tree.tsx';

interface Props {
  readonly node: Node;
  readonly dataset: Tree['dataset'];
}

export function LineDetail({ node, dataset }: Props): ReactNode {
  return (
    <div className="stack">
      <Facts node={node} dataset={dataset} />
      {node.is_leaf && <Requirements node={node} dataset={dataset} />}
      {node.level !== 'section' && <Rulings node={node} dataset={dataset} />}
    </div>
  );
}

function Facts({ node, dataset }: Props): ReactNode {
  const { t } = useWords();
  const copy = useCopy();

  return (
    <Panel
      title={<code>{node.code}</code>}
      aside={
        <Tag tone={node.is_leaf ? 'good' : 'plain'}>
          {node.is_leaf ? t('tariff.declarable') : t(`tariff.level_${node.level}`)}
        </Tag>
      }
    >
      <strong>{node.description}</strong>
      <Rates node={node} />
      <div className="row">
        {node.is_leaf && (
          <Link
            to="/tariff/calculate"
            search={{ market: dataset.market, version: dataset.version, code: node.code }}
            className="button button-primary"
          >
            {t('tariff.calculate')}
          </Link>
        )}
        <Button onPress={() => copy(node.code)}>{t('classify.copy_code')}</Button>
        {node.official_url !== null && (
          <a href={node.official_url} target="_blank" rel="noreferrer">
            {t('tariff.official')}
          </a>
        )}
      </div>
      {stepsOf(node.full_description).length > 1 && <p className="muted small">{node.full_description}</p>}
    </Panel>
  );
}

function Rates({ node }: Pick<Props, 'node'>): ReactNode {
  const { t } = useWords();
  const { rate } = useFormats();
  const rates = [
    [t('tariff.field_duty_rate'), node.duty_rate && rate(node.duty_rate)],
    [t('tariff.field_special_rate'), node.special_rate && rate(node.special_rate)],
    [t('tariff.field_column2_rate'), node.column2_rate && rate(node.column2_rate)],
    [t('tariff.field_additional_duties'), node.additional_duties],
    [t('tariff.field_unit'), node.unit],
  ] as const;
  const known = rates.filter(([, value]) => value !== null && value !== '');
  if (known.length === 0) return <p className="muted">{t('tariff.no_rates')}</p>;

  return (
    <dl className="line-facts">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Requirements({ node, dataset: { market, version } }: Props): ReactNode {
  const { t } = useWords();
  const { day } = useFormats();
  const found = useApi('tariff.compliance', { query: { code: node.code, market, version } });

  return (
    <Panel title={t('tariff.requirements')}>
      <Answer of={found}>
        {({ items, disclaimer, known_until: date }) => (
          <>
            <p className="muted small">{t('classify.duty_known', { date: day(date) })}</p>
            {items.length === 0 && <p className="muted">{t('tariff.requirements_none')}</p>}
            <ul className="stack">
              {items.map(({ key, title, url, authority, summary, applies_when: when, strength }) => (
                <li key={`${key} ${summary}`} className="stack-tight">
                  <span className="row">
                    <a href={url} target="_blank" rel="noreferrer">
                      {title}
                    </a>
                    <Tag tone={strength === 'required' ? 'warn' : 'plain'}>
                      {t(`tariff.strength_${strength}`)}
                    </Tag>
                  </span>
                  <span className="small">{summary}</span>
                  <span className="muted small">{[authority, when ?? ''].filter(Boolean).join(' · ')}</span>
                </li>
              ))}
            </ul>
            <p className="muted small">{disclaimer}</p>
          </>
        )}
      </Answer>
    </Panel>
  );
}

const RULINGS_SHOWN = 5;

function Rulings({ node, dataset: { market } }: Props): ReactNode {
  const { t } = useWords();
  const { day } = useFormats();
  const query = { code: node.code_digits, market, page_size: RULINGS_SHOWN };
  const found = useApi('rulings.list', { query });
  const all = (
    <Link to="/tariff/rulings" search={{ market, code: node.code_digits }}>
      {t('tariff.rulings_all')}
    </Link>
  );

  return (
    <Panel title={t('tariff.rulings')} aside={all}>
      <Answer of={found}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={t('tariff.rulings_none')} text={t('tariff.rulings_none_text')} />
          ) : (
            <ul className="stack">
              {items.map(({ number, title, date }) => (
                <li key={`${number} ${date}`}>
                  <Link to="/tariff/rulings" search={{ market, code: node.code_digits, ruling: number }}>
                    {number}
                  </Link>{' '}
                  {date !== null && <span className="muted small">{day(date)}</span>}
                  <div className="small">{title}</div>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Panel>
  );
}
