import { skuListJson } from '@svc/wire/sku';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { pageRange } from '../../../http/paging.ts';
import { json } from '../../../http/reply.ts';
import { ListSkusQuery, SkuPageSchema } from './schema.ts';

/** A page of the catalog with the number of SKUs by the state of their code. */
export const listCatalog = ({ skus }: ApiDeps) =>
  operation({
    id: 'skus.list',
    method: 'get',
    path: '/api/skus',
    summary: 'List SKUs',
    tag: 'catalog',
    access: 'entry',
    query: ListSkusQuery,
    response: SkuPageSchema,
    answers: { 200: 'A page of SKUs, newest first; the counts leave code_status aside' },
    run: async ({ query, language, t }) => {
      const { q, market, code_status, has_code, has_alert, page, page_size } = query;
      const { offset, limit } = pageRange(query);
      const filter = { q, market, codeStatus: code_status, hasCode: has_code, hasAlert: has_alert };
      const { items, total, counts } = await skus.list(filter, offset, limit);
      const shown = items.map((item) => skuListJson(item, { language, t }));

      return json(200, { items: shown, total, page, page_size, counts });
    },
  });
