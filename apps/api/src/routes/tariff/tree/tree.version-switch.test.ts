import { describe, expect, it } from '@jest/globals';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import { suiteApi } from '../../../../test/test-api.ts';

const SWITCHES = 6;

const api = suiteApi();

interface Tree {
  readonly dataset: { readonly version: string };
  readonly node: unknown;
  readonly children: readonly { readonly code: string }[];
}

async function read(code: string, version?: string): Promise<Tree> {
  const { body } = await api.as('entry').get('/api/hts/tree').query({ market: 'US', code, version });
  return body;
}

/** Every node of a version with its surroundings, by code; the top is under the empty code. */
async function wholeTree(version: string): Promise<ReadonlyMap<string, Tree>> {
  const trees = new Map<string, Tree>();
  const open = [''];

  for (let code = open.pop(); code !== undefined; code = open.pop()) {
    const tree = await read(code, version);
    trees.set(code, tree);
    open.push(...tree.children.map((child) => child.code));
  }

  return trees;
}

describe('during a change of versions', () => {
  it('every response is entirely of the version that it names', async () => {
    const known = new Map([
      ['sample-2026', await wholeTree('sample-2026')],
      ['sample-2026-2', await wholeTree('sample-2026-2')],
    ]);
    const activations = createActivationStore(api.database.client);
    const seen = new Set<string>();
    let going = true;

    const reader = async (codes: readonly string[]): Promise<void> => {
      for (let place = 0; going; place = (place + 1) % codes.length) {
        const code = codes[place] ?? '';
        const answer = await read(code);
        const version = answer.dataset?.version;
        // A code that the version in force lacks is 404: a response by that version too.
        if (version === undefined) continue;
        seen.add(version);
        expect(answer).toEqual(known.get(version)?.get(code));
      }
    };

    const codes = [...(known.get('sample-2026')?.keys() ?? [])];
    const readers = [reader(codes), reader(codes.toReversed()), reader(['', '6109.10.00', '3926.90.99'])];

    for (let turn = 0; turn < SWITCHES; turn += 1) {
      await activations.switchTo(turn % 2 === 0 ? api.dataset.usNext : api.dataset.US, new Date());
      await new Promise((resolve) => setTimeout(resolve, 300));
    }

    going = false;
    await Promise.all(readers);

    expect([...seen].toSorted()).toEqual(['sample-2026', 'sample-2026-2']);
  });

  it('exactly one version is active at any time', async () => {
    const activations = createActivationStore(api.database.client);
    await Promise.all(
      [api.dataset.usNext, api.dataset.US, api.dataset.usNext, api.dataset.US].map((id) =>
        activations.switchTo(id, new Date()),
      ),
    );

    const where = { market: 'US', state: 'active' } as const;
    expect(await api.database.client.dataset.count({ where })).toBe(1);
  });
});
