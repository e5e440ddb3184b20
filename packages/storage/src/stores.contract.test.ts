import { describeAccountContract } from '@svc/testkit/contracts/accounts';
import { describeDatasetContract } from '@svc/testkit/contracts/datasets';
import { describeLookupContract } from '@svc/testkit/contracts/lookups';
import { describeReviewContract } from '@svc/testkit/contracts/reviews';
import { describeSessionContract } from '@svc/testkit/contracts/sessions';
import { describeSkuContract } from '@svc/testkit/contracts/skus';
import { emptyStores } from '@svc/testkit/database-stores';
import { suiteDatabase } from '@svc/testkit/suite';

const database = suiteDatabase();
const makeStores = () => emptyStores(database);

describeAccountContract(makeStores);
describeSessionContract(makeStores);
describeLookupContract(makeStores);
describeReviewContract(makeStores);
describeSkuContract(makeStores);
describeDatasetContract(makeStores);
