import { beforeAll, describe, expect, it } from '@jest/globals';
import { suiteApi } from '../test-api.ts';
import { hasOfficialFiles, loadOfficialVersions } from './official-versions.ts';
import { collectedScenarios, differenceOf, readCases, type Explained, type Scenario } from './scenario.ts';

const LOAD_MAX_MS = 180_000;

if (hasOfficialFiles) {
  describe('duty over HTTP on the official schedules', () => {
    const api = suiteApi();
    beforeAll(() => loadOfficialVersions(api.database), LOAD_MAX_MS);

    const differences = async (scenarios: readonly Scenario[]) => {
      const found: object[] = [];
      // By version: the API has four in memory.
      const byVersion = scenarios.toSorted((a, b) =>
        `${a.market}${a.date}`.localeCompare(`${b.market}${b.date}`),
      );
      for (const each of byVersion) {
        const difference = await differenceOf(api, each);
        if (difference !== null) found.push(difference);
      }
      return found;
    };

    it.each([
      ['the cases of the second audit', 'audit.jsonl', 87],
      ['cases worked out from the official texts', 'worked.jsonl', 217],
    ])('is right in %s', async (_name, file, count) => {
      const scenarios = readCases<Scenario>(file);

      expect(scenarios).toHaveLength(count);
      expect(await differences(scenarios)).toEqual([]);
    });

    it('is right in the cases of other calculators, or the difference is explained', async () => {
      const explained = new Map(readCases<Explained>('explained.jsonl').map((each) => [each.id, each]));
      const all = collectedScenarios();
      const corrected = all.map((each) => {
        const { code = each.code, expected = each.expected, inputs } = explained.get(each.id) ?? {};
        return { ...each, code, expected, inputs: { ...each.inputs, ...inputs } };
      });
      const needless = all.filter(({ id }) => explained.has(id));

      expect(all.length - needless.length).toBe(41);
      expect(await differences(corrected)).toEqual([]);
      expect(await differences(needless)).toHaveLength(explained.size);
    });
  });
} else {
  it.todo('needs the official files beside the checkout');
}
