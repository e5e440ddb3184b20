import { getRouteApi, Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { given, type Market } from '../../api/address.ts';
import { useApi } from '../../api/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { MarketChoice } from '../../ui/forms/market-choice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Answer, Empty } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import { readRulings } from './search.ts';
import { TariffFrame } from './tariff-frame.tsx';
import { marketOf, useVersions } from './versions.tsx';

const route = getRouteApi('/inside/tariff/rulings');
const PAGE_SIZE = 20;

export function RulingsPage(): ReactNode {
  const { t } = useWords();
  const search = route.useSearch({ select: readRulings });
  const navigate = route.useNavigate();
  const versions = useVersions();
  const market = marketOf(search.market, versions.data);
  const { ruling } = search;
  const close = (): void => void navigate({ search: (before) => given({ ...before, ruling: undefined }) });

  return (
    <TariffFrame title={t('tariff.rulings')}>
      <Filters key={`${search.q} ${search.code} ${market}`} market={market} />
      <Found market={market} />
      {ruling !== undefined && (
        <Dialog title={ruling} isOpen wide onClose={close}>
          <RulingText number={ruling} />
          <div className="row">
            <Button onPress={close}>{t('common.close')}</Button>
          </div>
        </Dialog>
      )}
    </TariffFrame>
  );
}

function Filters({ market }: { readonly market: Market }): ReactNode {
  const { t } = useWords();
  const search = route.useSearch({ select: readRulings });
  const navigate = route.useNavigate();
  const [q, setQ] = useState(search.q ?? '');
  const [code, setCode] = useState(search.code ?? '');
  const send = (to = market): void => {
    const words = { ...(q.trim() === '' ? {} : { q }), ...(code.trim() === '' ? {} : { code }) };
    void navigate({ search: { market: to, ...words } });
  };

  return (
    <Form role="search" aria-label={t('tariff.rulings')} className="filters" onSubmit={send}>
      <MarketChoice value={market} onChange={send} />
      <TextField label={t('tariff.ruling_words')} value={q} onChange={setQ} inputMode="search" />
      <TextField label={t('common.code')} value={code} onChange={setCode} />
      <Button kind="primary" type="submit">
        {t('common.search')}
      </Button>
    </Form>
  );
}

function Found({ market }: { readonly market: Market }): ReactNode {
  const { t } = useWords();
  const { day } = useFormats();
  const { q, code, page = 1 } = route.useSearch({ select: readRulings });
  const query = { market, page, page_size: PAGE_SIZE };
  const found = useApi('rulings.list', {
    query: { ...query, ...(q === undefined ? {} : { q }), ...(code === undefined ? {} : { code }) },
  });

  return (
    <Panel>
      <Answer of={found}>
        {({ items, total }) =>
          items.length === 0 ? (
            <Empty title={t('tariff.rulings_none')} text={t('tariff.rulings_none_text')} />
          ) : (
            <>
              <span className="muted small">{t('tariff.hits', { count: total })}</span>
              <ul className="stack">
                {items.map((hit) => (
                  <li key={`${hit.number} ${hit.date}`} className="stack-tight">
                    <span className="row">
                      <Link to="/tariff/rulings" search={(before) => ({ ...before, ruling: hit.number })}>
                        {hit.number}
                      </Link>
                      <code className="small">{hit.codes.join(', ')}</code>
                      {hit.date !== null && <span className="muted small">{day(hit.date)}</span>}
                    </span>
                    <span>{hit.title}</span>
                    {hit.text_excerpt !== hit.title && (
                      <span className="muted small">{hit.text_excerpt}</span>
                    )}
                  </li>
                ))}
              </ul>
              <Pages page={page} last={Math.ceil(total / PAGE_SIZE)} />
            </>
          )
        }
      </Answer>
    </Panel>
  );
}

function Pages({ page, last }: { readonly page: number; readonly last: number }): ReactNode {
  const { t } = useWords();
  if (last <= 1) return null;

  return (
    <nav className="row" aria-label={t('tariff.pages')}>
      {page > 1 && (
        <Link to="/tariff/rulings" search={(before) => ({ ...before, page: page - 1 })}>
          {t('tariff.page_before')}
        </Link>
      )}
      <span className="muted small">
        {page} / {last}
      </span>
      {page < last && (
        <Link to="/tariff/rulings" search={(before) => ({ ...before, page: page + 1 })}>
          {t('tariff.page_next')}
        </Link>
      )}
    </nav>
  );
}

function RulingText({ number }: { readonly number: string }): ReactNode {
  const { t } = useWords();
  const { day } = useFormats();
  const found = useApi('rulings.get', { params: { number } }, { fresh: true });

  return (
    <Answer of={found}>
      {({ title, date, source, url, text, current_codes: codes, disclaimer }) => (
        <>
          {title !== text && <strong>{title}</strong>}
          <span className="row small">
            <span className="muted">
              {[source, date === null ? '' : day(date)].filter(Boolean).join(' · ')}
            </span>
            {codes.map((each) => (
              <Tag key={each.code} tone={each.declarable ? 'good' : 'warn'}>
                {each.successor === null ? each.code : `${each.code} → ${each.successor}`}
              </Tag>
            ))}
            {url !== null && (
              <a href={url} target="_blank" rel="noreferrer">
                {t('tariff.official')}
              </a>
            )}
          </span>
          <p className="ruling-text">{text}</p>
          <p className="muted small">{disclaimer}</p>
        </>
      )}
    </Answer>
  );
}
