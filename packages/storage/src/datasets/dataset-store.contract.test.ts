import { describeDatasetContract } from '@svc/testkit/contracts/datasets';
import { suiteDatabase } from '@svc/testkit/suite';
import { emptyStores } from '@svc/testkit/database-stores';

const database = suiteDatabase();

describeDatasetContract(() => emptyStores(database));
