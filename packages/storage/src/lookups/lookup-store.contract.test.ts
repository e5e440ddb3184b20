import { describeLookupContract } from '@svc/testkit/contracts/lookups';
import { suiteDatabase } from '@svc/testkit/suite';
import { emptyStores } from '@svc/testkit/database-stores';

const database = suiteDatabase();

describeLookupContract(() => emptyStores(database));
