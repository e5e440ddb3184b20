import { describeAccountContract } from '../contracts/accounts.ts';
import { describeDatasetContract } from '../contracts/datasets.ts';
import { describeLookupContract } from '../contracts/lookups.ts';
import { describeReviewContract } from '../contracts/reviews.ts';
import { describeSessionContract } from '../contracts/sessions.ts';
import { describeSkuContract } from '../contracts/skus.ts';
import { createMemoryStores } from '../stores.ts';

const makeStores = async () => createMemoryStores();

describeAccountContract(makeStores);
describeSessionContract(makeStores);
describeLookupContract(makeStores);
describeReviewContract(makeStores);
describeSkuContract(makeStores);
describeDatasetContract(makeStores);
