import { afterEach, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { waitFor } from '@svc/testkit/wait-for';
import { createHarness, makeActor, writeEvents } from './harness.ts';

const harness = forSuite(createHarness);
afterEach(() => harness.reset());

const update = (id: string, data: object) => harness.database.client.account.update({ where: { id }, data });
const fannedOut = () =>
  waitFor('the events to be fanned out', async () => {
    const left = await harness.database.client.outboxEvent.count({ where: { fannedOutAt: null } });
    return left === 0;
  });

describe('a webhook', () => {
  it.each([
    ['trial', 0],
    ['team', 1],
    [null, 1],
  ])('of an account whose plan is %s gets %d of the events', async (planKey, count) => {
    const receiver = await harness.receiver();
    const owner = await makeActor(harness.database);
    const { webhook } = await harness.register(receiver.url, [], owner);

    await update(owner.accountId, { planKey });
    await writeEvents(harness.database, 1);
    harness.startWorker();
    await fannedOut();

    expect(await harness.rows(webhook.id)).toHaveLength(count);
  });

  it('of a deactivated account gets nothing more, and its waiting deliveries are canceled', async () => {
    const receiver = await harness.receiver((response) => response.writeHead(500).end());
    const owner = await makeActor(harness.database);
    const { webhook } = await harness.register(receiver.url, [], owner);

    await writeEvents(harness.database, 1);
    harness.startWorker({ pausesMs: [400, 400] });
    await waitFor('the first attempt', () => receiver.requests.length === 1);
    await update(owner.accountId, { active: false });

    expect(await harness.ended(webhook.id)).toMatchObject([{ status: 'cancelled', attempts: 1 }]);

    await writeEvents(harness.database, 1);
    await fannedOut();

    expect(await harness.rows(webhook.id)).toHaveLength(1);
    expect(receiver.requests).toHaveLength(1);
  });
});
