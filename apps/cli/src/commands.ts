import type { Command } from './command-line/command.ts';
import {
  accountsCreate,
  accountsList,
  accountsPassword,
  accountsErase,
  accountsUpdate,
} from './commands/accounts/accounts.ts';
import { auditExport } from './commands/audit/export.ts';
import { backupCommand } from './commands/backup/backup.ts';
import { restoreCommand } from './commands/backup/restore.ts';
import { batchRun } from './commands/batch/run.ts';
import { batchWatch } from './commands/batch/watch.ts';
import { creditsCheck, creditsGrant } from './commands/credits/credits.ts';
import { datasetsActivate } from './commands/datasets/activate.ts';
import { datasetsCompare } from './commands/datasets/compare.ts';
import { datasetsCorrect } from './commands/datasets/correct.ts';
import { datasetsFetch } from './commands/datasets/fetch.ts';
import { datasetsList } from './commands/datasets/list.ts';
import { datasetsLoad } from './commands/datasets/load.ts';
import { doctorCommand } from './commands/doctor/doctor.ts';
import { dutyEstimateCommand } from './commands/duty/estimate.ts';
import { evalRun } from './commands/eval/run.ts';
import { hs6Load } from './commands/hs6/load.ts';
import { keysCreate, keysList, keysRevoke, keysRotate } from './commands/keys/keys.ts';
import { learningList } from './commands/learning/list.ts';
import { measuresFetch } from './commands/measures/fetch.ts';
import { measuresAdd, measuresHistory, measuresRelease, measuresWithdraw } from './commands/measures/own.ts';
import {
  measuresActivate,
  measuresCheck,
  measuresDiff,
  measuresList,
  measuresLoad,
} from './commands/measures/packs.ts';
import { measuresTaric } from './commands/measures/taric.ts';
import { ratesCheck } from './commands/rates/check.ts';
import { rulingsLoad } from './commands/rulings/load.ts';
import { samplesRemove } from './commands/samples/remove.ts';
import { talliesCheck } from './commands/tallies/check.ts';
import {
  webhooksAllow,
  webhooksRedeliver,
  webhooksReplace,
  webhooksReseal,
} from './commands/webhooks/webhooks.ts';

export const COMMANDS: readonly Command[] = [
  accountsCreate,
  accountsUpdate,
  accountsPassword,
  accountsList,
  accountsErase,
  keysCreate,
  keysList,
  keysRotate,
  keysRevoke,
  doctorCommand,
  auditExport,
  backupCommand,
  restoreCommand,
  creditsGrant,
  creditsCheck,
  talliesCheck,
  datasetsFetch,
  datasetsLoad,
  datasetsCorrect,
  datasetsList,
  datasetsActivate,
  datasetsCompare,
  hs6Load,
  rulingsLoad,
  learningList,
  batchRun,
  batchWatch,
  samplesRemove,
  measuresList,
  measuresLoad,
  measuresCheck,
  measuresDiff,
  measuresActivate,
  measuresAdd,
  measuresRelease,
  measuresWithdraw,
  measuresHistory,
  measuresFetch,
  measuresTaric,
  webhooksAllow,
  webhooksReplace,
  webhooksRedeliver,
  webhooksReseal,
  ratesCheck,
  dutyEstimateCommand,
  evalRun,
];
