import { describeSkuContract } from '@svc/testkit/contracts/skus';
import { suiteDatabase } from '@svc/testkit/suite';
import { emptyStores } from '@svc/testkit/database-stores';

const database = suiteDatabase();

describeSkuContract(() => emptyStores(database));
