import { describeSessionContract } from '@svc/testkit/contracts/sessions';
import { suiteDatabase } from '@svc/testkit/suite';
import { emptyStores } from '@svc/testkit/database-stores';

const database = suiteDatabase();

describeSessionContract(() => emptyStores(database));
