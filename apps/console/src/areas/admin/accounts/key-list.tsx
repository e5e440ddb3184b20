import type { AnswerOf } from '@svc/client/create-client';
import { useState, type ReactNode } from 'react';
import { fieldProblem } from '../../../api/problem.ts';
import { useApi, useApiAct } from '../../../api/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { AnswerList, Problem } from '../../../ui/states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { RoleChoice } from './choices.tsx';
import { ShownOnce } from '../shown-once.tsx';

type Key = AnswerOf<'admin.keys_list'>[number];

interface Props {
  readonly account: AnswerOf<'admin.accounts_get'>;
}

export function KeyList({ account }: Props): ReactNode {
  const { t } = useWords();
  const keys = useApi('admin.keys_list', { params: { account_id: account.id } });
  const revoke = useApiAct('admin.keys_revoke', () => toast(t('admin.key_revoked')), ['admin.keys_list']);

  return (
    <Panel title={t('admin.keys')}>
      <NewKey account={account} />
      <Problem error={revoke.error} />
      <AnswerList of={keys} none={{ title: t('admin.keys_none'), text: t('admin.keys_none_text') }}>
        {(all) => (
          <ul className="stack">
            {all.map((key) => (
              <Item
                key={key.id}
                of={key}
                revoking={revoke.isPending ? revoke.variables.params.key_id : null}
                onRevoke={() => revoke.mutateOnce({ params: { key_id: key.id } })}
              />
            ))}
          </ul>
        )}
      </AnswerList>
    </Panel>
  );
}

function NewKey({ account }: Props): ReactNode {
  const { t } = useWords();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState({ for: account.role, role: account.role });
  // A role change of the account resets the chosen key role.
  const role = chosen.for === account.role ? chosen.role : account.role;
  const [secret, setSecret] = useState<string | null>(null);
  const make = useApiAct(
    'admin.keys_create',
    ({ key }) => {
      setSecret(key);
      setName('');
    },
    ['admin.keys_list'],
  );

  return (
    <>
      <Form
        className="filters"
        onSubmit={() => make.mutateOnce({ params: { account_id: account.id }, body: { name, role } })}
      >
        <TextField
          label={t('admin.key_name')}
          value={name}
          onChange={setName}
          fault={fieldProblem(make.error, 'name')}
          required
        />
        <RoleChoice value={role} onChange={(to) => setChosen({ for: account.role, role: to })} />
        <Button type="submit" isPending={make.isPending}>
          {t('admin.key_make')}
        </Button>
      </Form>
      <Problem error={make.error} />
      {secret !== null && (
        <ShownOnce title={t('admin.key_made')} secret={secret} onClose={() => setSecret(null)} />
      )}
    </>
  );
}

interface ItemProps {
  readonly of: Key;
  /** Id of the key being revoked, which blocks other revocations. */
  readonly revoking: string | null;
  readonly onRevoke: () => void;
}

function Item({ of, revoking, onRevoke }: ItemProps): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();

  return (
    <li className="row">
      <div className="stack-tight grow">
        <span>
          <strong>{of.name}</strong> <code>{of.prefix}…</code> <Tag>{t(`common.role_${of.role}`)}</Tag>
        </span>
        <span className="muted small">
          {t('common.created')} {time(of.created_at)} · {t('admin.last_used')}{' '}
          {of.last_used_at === null ? '—' : time(of.last_used_at)}
        </span>
      </div>
      {of.revoked_at === null ? (
        <Button
          small
          kind="danger"
          aria-label={`${t('admin.revoke')}: ${of.name}`}
          isPending={revoking === of.id}
          isDisabled={revoking !== null && revoking !== of.id}
          onPress={onRevoke}
        >
          {t('admin.revoke')}
        </Button>
      ) : (
        <Tag tone="bad">{t('admin.revoked')}</Tag>
      )}
    </li>
  );
}
