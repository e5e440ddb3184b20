import { buffer } from 'node:stream/consumers';
import { operation } from '../../../http/operation.ts';
import { file } from '../../../http/reply.ts';
import { XLSX_TYPE } from '../xlsx-type.ts';
import { writeTemplate } from './write-template.ts';

export const batchesTemplate = () =>
  operation({
    id: 'batches.template',
    method: 'get',
    path: '/api/batches/template',
    summary: 'Template of a batch file',
    tag: 'batches',
    access: 'entry',
    produces: XLSX_TYPE,
    answers: { 200: 'An Excel file with columns, example rows and a guide' },
    run: async ({ language }) =>
      file({
        filename: 'batch-template.xlsx',
        contentType: XLSX_TYPE,
        content: await buffer(writeTemplate(language)),
      }),
  });
