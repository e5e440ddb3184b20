import type { Command } from './command-line/command.ts';
import { accountsCreate } from './commands/accounts/create.ts';
import { accountsList } from './commands/accounts/list.ts';
import { accountsPassword } from './commands/accounts/password.ts';
import { accountsUpdate } from './commands/accounts/update.ts';
import { batchRun } from './commands/batch/run.ts';
import { creditsCheck } from './commands/credits/check.ts';
import { creditsGrant } from './commands/credits/grant.ts';
import { datasetsActivate } from './commands/datasets/activate.ts';
import { datasetsCompare } from './commands/datasets/compare.ts';
import { datasetsFetch } from './commands/datasets/fetch.ts';
import { datasetsList } from './commands/datasets/list.ts';
import { datasetsLoad } from './commands/datasets/load.ts';
import { dutyEstimateCommand } from './commands/duty/estimate.ts';
import { evalRun } from './commands/eval/run.ts';
import { hs6Load } from './commands/hs6/load.ts';
import { keysCreate } from './commands/keys/create.ts';
import { keysList } from './commands/keys/list.ts';
import { keysRevoke } from './commands/keys/revoke.ts';
import { ratesCheck } from './commands/rates/check.ts';
import { rulingsLoad } from './commands/rulings/load.ts';
import { talliesCheck } from './commands/tallies/check.ts';
import { webhooksReseal } from './commands/webhooks/reseal.ts';

/** Every command of `tariff`, in the order of its usage. */
export const COMMANDS: readonly Command[] = [
  accountsCreate,
  accountsUpdate,
  accountsPassword,
  accountsList,
  keysCreate,
  keysList,
  keysRevoke,
  creditsGrant,
  creditsCheck,
  talliesCheck,
  datasetsFetch,
  datasetsLoad,
  datasetsList,
  datasetsActivate,
  datasetsCompare,
  hs6Load,
  rulingsLoad,
  batchRun,
  webhooksReseal,
  ratesCheck,
  dutyEstimateCommand,
  evalRun,
];
