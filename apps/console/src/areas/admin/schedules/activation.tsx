import type { AnswerOf } from '@svc/client/create-client';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi, useApiAct } from '../../../api/use-api.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogActs } from '../../../ui/overlay/dialog-acts.tsx';
import { Answer } from '../../../ui/states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { splitsOf } from '../../tariff/compare/changes.ts';
import { changesOf } from '../../tariff/search.ts';

export type Version = AnswerOf<'admin.datasets_list'>[number];

interface ActivationProps {
  readonly version: Version;
  readonly active: Version | undefined;
  readonly onClose: () => void;
}

const startsBefore = ({ effective_date: from }: Version, active: Version | undefined): boolean =>
  from !== null && from < (active?.effective_date ?? '');

/** Confirmation of an activation with its changes and the number of affected SKUs. */
export function Activation({ version, active, onClose }: ActivationProps): ReactNode {
  const { t } = useWords();
  const queries = useQueryClient();
  const pair = { market: version.market, from: active?.version ?? '', to: version.version };
  const preview = useApi('tariff.changes', changesOf(pair), { fresh: true, enabled: active !== undefined });
  const activate = useApiAct('admin.datasets_activate', async () => {
    toast(t('admin.activated', { version: version.version }));
    onClose();
    await queries.invalidateQueries();
  });

  return (
    <Dialog title={`${t('admin.activate')}: ${version.market} ${version.version}`} isOpen onClose={onClose}>
      <p>{t('admin.activate_text')}</p>
      {startsBefore(version, active) && (
        <p className="notice notice-warn">{t('admin.activate_older', { version: active?.version ?? '' })}</p>
      )}
      {active !== undefined && <Answer of={preview}>{(changes) => <Preview changes={changes} />}</Answer>}
      <DialogActs
        error={activate.error}
        onClose={onClose}
        isDisabled={active !== undefined && preview.isPending}
        isPending={activate.isPending}
        onPress={() => activate.mutateOnce({ params: { dataset_id: version.id } })}
      >
        {t('admin.activate')}
      </DialogActs>
    </Dialog>
  );
}

const KINDS = [
  'added',
  'removed',
  'split',
  'moved',
  'rate_changed',
  'description_changed',
  'unit_changed',
] as const;

function Preview({ changes }: { readonly changes: AnswerOf<'tariff.changes'> }): ReactNode {
  const { t } = useWords();
  const { figure } = useFormats();
  const split = splitsOf(changes.items).size;
  const counts = { ...changes.summary, removed: changes.summary.removed - split, split };

  return (
    <>
      <ul className="row">
        {KINDS.map((kind) => (
          <li key={kind}>
            <Tag>
              {t(`tariff.kind_${kind}`)} {figure(counts[kind])}
            </Tag>
          </li>
        ))}
      </ul>
      <p>
        <strong>{t('tariff.affected_count', { count: changes.affected_skus })}</strong>
      </p>
    </>
  );
}
