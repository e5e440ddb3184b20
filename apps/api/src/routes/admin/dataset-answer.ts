import type { Dataset } from '@svc/domain/datasets/dataset';
import { datasetJson } from '@svc/wire/tariff/dataset';
import { object } from '../../http/schema/collection.ts';
import { integer } from '../../http/schema/number.ts';
import { named } from '../../http/schema/open.ts';
import { oneOf } from '../../http/schema/text.ts';
import { datasetFields } from '../datasets/dataset-schema.ts';

export const AdminDatasetSchema = named(
  'AdminDataset',
  object({
    ...datasetFields,
    state: oneOf(['loading', 'staged', 'active', 'superseded', 'failed']),
    leaf_count: integer({ min: 0 }),
  }),
);

export function adminDatasetJson(dataset: Dataset) {
  return { ...datasetJson(dataset), state: dataset.state, leaf_count: dataset.leafCount };
}
