import { MEASURED_MIN } from '@svc/domain/learning/account-model';
import type { ListedModel } from '@svc/domain/learning/account-model-store';
import { createAccountModelStore } from '@svc/storage/learning/account-model-store';
import { defineCommand } from '../../command-line/command.ts';
import { table } from '../../output/table.ts';

const COLUMNS = ['account', 'market', 'decisions', 'skus', 'measured', 'with', 'without', 'used', 'learned'];

export const learningList = defineCommand({
  name: 'learning list',
  about: "Lists the measured effect of each account's decisions on its later products.",
  options: {},
  run: async (_values, { installation }) => {
    const { db } = await installation();
    const models = await createAccountModelStore(db).list();
    return { json: models.map(modelView), lines: table(COLUMNS, models.map(cellsOf)) };
  },
});

function modelView(model: ListedModel): object {
  return {
    account_id: model.accountId,
    account_name: model.accountName,
    market: model.market,
    decisions: model.decisions,
    skus: model.skus,
    measured: model.measured,
    right_with: model.rightWith,
    right_without: model.rightWithout,
    used: model.isUsed,
    engine_version: model.engineVersion,
    learned_at: model.learnedAt.toISOString(),
  };
}

function cellsOf(model: ListedModel): string[] {
  const { accountName, market, decisions, skus, measured, rightWith, rightWithout, isUsed, learnedAt } =
    model;
  const counts = [decisions, skus, measured, rightWith, rightWithout].map(String);
  return [accountName, market, ...counts, usedText(isUsed, measured), learnedAt.toISOString()];
}

const usedText = (isUsed: boolean, measured: number): string => {
  if (!isUsed) return 'no';
  return measured < MEASURED_MIN ? `yes, fewer than ${MEASURED_MIN} measured` : 'yes';
};
