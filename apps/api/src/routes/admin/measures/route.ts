import type { Actor } from '@svc/domain/accounts/actor';
import { type MeasureCells, faultyCell } from '@svc/law/pack/own-rows';
import { type OwnMeasure, OwnMeasureRejected } from '@svc/storage/law/own-measures';
import { MARKETS, type Market } from '@svc/tariff/market';
import { countryFaults, measureCells } from '@svc/wire/tariff/measure-cells';
import { measurePack } from '@svc/wire/tariff/measure-pack';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import type { Infer } from '../../../http/schema/schema.ts';
import { estimateLine } from '../../tariff/duty/estimate-line.ts';
import { ADMINISTRATION } from '../admin-operation.ts';
import {
  AddBody,
  ChangedMeasures,
  MeasuresSchema,
  NamedMeasure,
  PreviewBody,
  PreviewSchema,
  SHOWN_CELLS,
  type MeasureBody,
} from './schema.ts';
import { FAULTS_SHOWN_MAX, DomainError, invalidField } from '@svc/domain/errors/domain-error';
import { FAULT_MESSAGES, type PackFault } from '@svc/law/pack/fault';
import { UnreadablePack } from '@svc/storage/law/measure-packs';

const CONFLICTS = {
  exists: 'measure_exists',
  released: 'measure_released',
  same_person: 'measure_same_person',
} as const;

/** Author of a measure: the e-mail address disambiguates accounts with the same name. */
const authorOf = ({ accountName, email }: Actor): string => `${accountName} (${email})`;

function cellsOf(measure: Infer<typeof MeasureBody>): MeasureCells {
  const values: Readonly<Record<string, unknown>> = measure;
  const cells = measureCells((column) => values[column]);
  const faults = countryFaults(cells);
  if (faults.length > 0) throw new UnreadablePack(faults);
  return cells;
}

function ownJson({ market, id, cells, createdAt, createdBy, ...measure }: OwnMeasure) {
  const { releasedAt, releasedBy, withdrawnAt } = measure;
  const released = releasedAt === null ? 'draft' : 'released';
  const shown = SHOWN_CELLS.map((name) => [name, cells[name] ?? '']);
  return {
    market,
    id,
    ...(Object.fromEntries(shown) as Record<(typeof SHOWN_CELLS)[number], string>),
    state: withdrawnAt === null ? released : 'withdrawn',
    created_at: createdAt.toISOString(),
    created_by: createdBy,
    released_at: releasedAt?.toISOString() ?? null,
    released_by: releasedBy,
    withdrawn_at: withdrawnAt?.toISOString() ?? null,
  } as const;
}

/** Packs, the date through which each market's law is known, and own measures. */
export const adminMeasuresList = ({ account: { measures }, config, laws }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.measures_list',
    route: 'GET /api/admin/measures',
    summary: 'List measures',
    response: MeasuresSchema,
    answers: { 200: 'Packs and measures of the installation' },
    run: async () => {
      const [packs, own] = await Promise.all([measures.packs(), measures.own()]);
      const known = async (market: Market) => {
        const { id: pack, knownUntil } = laws.current(market).pack;
        const sources = await measures.sources(market, pack);
        const read = sources.map(({ title, url, readOn }) => ({ title, url, read_on: readOn }));
        return { market, pack, known_until: knownUntil, sources: read };
      };

      return json(200, {
        second_person: config.measuresSecondPerson,
        markets: await Promise.all(MARKETS.map(known)),
        packs: packs.map(measurePack),
        own: own.map(ownJson),
      });
    },
  });

export const adminMeasuresPreview = (deps: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.measures_preview',
    route: 'POST /api/admin/measures/preview',
    summary: 'Preview a measure',
    body: PreviewBody,
    response: PreviewSchema,
    answers: { 200: 'The duty without and with it', 404: 'Unknown code', 503: 'The market has no schedule' },
    run: async ({ actor: { accountId }, body: { market, measure, code, origin, date }, language, t }) => {
      const current = deps.laws.current(market);
      const law = await withMeasureErrors(async () =>
        deps.account.measures.preview(market, cellsOf(measure)),
      );
      const query = {
        code,
        ...(origin === undefined ? {} : { origin }),
        ...(date === undefined ? {} : { date }),
      };
      const asked = { query, accountId, language, t };
      const before = await estimateLine(deps, { ...asked, law: current });

      return json(200, { before, after: await estimateLine(deps, { ...asked, law }) });
    },
  });

/** Adds an own measure, active immediately or as a draft. */
export const adminMeasuresAdd = ({ account: { administer }, clock, config }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    idempotent: true,
    id: 'admin.measures_add',
    route: 'POST /api/admin/measures',
    summary: 'Add a measure',
    body: AddBody,
    response: ChangedMeasures,
    answers: { 200: 'The measure is in the active pack, or a draft', 409: 'The id is taken' },
    run: async ({ actor, body: { market, measure, draft = false } }) => {
      const change = { by: authorOf(actor), at: clock(), isDraft: draft || config.measuresSecondPerson };
      const active = await withMeasureErrors(async () => {
        const cells = cellsOf(measure);
        return administer(actor, (acts) => acts.addMeasure(market, cells, change));
      });

      return json(200, { active });
    },
  });

export const adminMeasuresRelease = ({ account: { administer }, clock }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.measures_release',
    route: 'POST /api/admin/measures/release',
    summary: 'Release a measure',
    body: NamedMeasure,
    response: ChangedMeasures,
    answers: {
      200: 'The measure is in the active pack',
      404: 'No such measure',
      409: 'Released already, or your own',
    },
    run: async ({ actor, body: { market, id } }) => {
      const change = { by: authorOf(actor), at: clock() };
      const active = await withMeasureErrors(() =>
        administer(actor, (acts) => acts.releaseMeasure(market, id, change)),
      );

      return json(200, { active });
    },
  });

/** Removes an own measure from the active pack, or deletes a draft. */
export const adminMeasuresWithdraw = ({ account: { administer }, clock }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.measures_withdraw',
    route: 'POST /api/admin/measures/withdraw',
    summary: 'Withdraw a measure',
    body: NamedMeasure,
    response: ChangedMeasures,
    answers: { 200: 'The active pack is without it', 404: 'No such measure' },
    run: async ({ actor, body: { market, id } }) => {
      const change = { by: authorOf(actor), at: clock() };
      const active = await withMeasureErrors(() =>
        administer(actor, (acts) => acts.withdrawMeasure(market, id, change)),
      );

      return json(200, { active });
    },
  });

function fieldFault(fault: PackFault) {
  const { code, value } = fault;
  const found = value === null || value === '' ? '' : `: ${value}`;
  const cell = faultyCell(fault);
  return { field: cell === null ? 'measure' : `measure.${cell}`, message: `${FAULT_MESSAGES[code]}${found}` };
}

async function withMeasureErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadablePack) {
      const errors = error.faults.slice(0, FAULTS_SHOWN_MAX).map(fieldFault);
      throw new DomainError('validation_error', { errors });
    }
    if (!(error instanceof OwnMeasureRejected)) throw error;
    if (error.reason === 'no_pack') throw invalidField('market', 'has no active pack of measures');
    if (error.reason === 'unknown') throw new DomainError('not_found');
    throw new DomainError('conflict', {
      message: CONFLICTS[error.reason],
      params: { id: error.measureId },
    });
  }
}
