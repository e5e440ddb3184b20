import { describeAccountContract } from '@svc/testkit/contracts/accounts';
import { suiteDatabase } from '@svc/testkit/suite';
import { emptyStores } from '@svc/testkit/database-stores';

const database = suiteDatabase();

describeAccountContract(() => emptyStores(database));
