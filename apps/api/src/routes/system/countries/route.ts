import { listCountries } from '@svc/i18n/countries';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { text } from '../../../http/schema/text.ts';

const Countries = array(object({ code: text({ max: 2 }), name: text({ max: 200 }) }), { max: 300 });

export const systemCountries = () =>
  operation({
    id: 'system.countries',
    method: 'get',
    path: '/api/countries',
    summary: 'Countries of origin',
    tag: 'system',
    access: 'entry',
    response: Countries,
    answers: { 200: 'Codes and names, by name' },
    run: async ({ language }) => json(200, listCountries(language)),
  });
