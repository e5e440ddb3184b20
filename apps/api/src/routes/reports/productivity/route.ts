import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { PeriodQuery, periodOf } from '../../period-query.ts';
import { reportJson } from './report-json.ts';
import { ProductivitySchema } from './schema.ts';

export const reportsProductivity = ({ account: { reports }, clock }: ApiDeps) =>
  operation({
    id: 'reports.productivity',
    route: 'GET /api/reports/productivity',
    summary: 'Report review productivity',
    access: 'reviewer',
    feature: 'feature.reports',
    query: PeriodQuery,
    response: ProductivitySchema,
    answers: { 200: 'The report' },
    run: async ({ query }) => {
      const period = periodOf(query, clock());
      return json(200, reportJson(await reports.productivity(period), period));
    },
  });
