import { describeReviewContract } from '@svc/testkit/contracts/reviews';
import { suiteDatabase } from '@svc/testkit/suite';
import { emptyStores } from '@svc/testkit/database-stores';

const database = suiteDatabase();

describeReviewContract(() => emptyStores(database));
