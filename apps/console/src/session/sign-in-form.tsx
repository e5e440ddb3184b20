import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApiAct } from '../api/use-api.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { Form } from '../ui/forms/form.tsx';
import { Problem } from '../ui/states.tsx';
import { useWords } from '../words/words.tsx';
import { beginSession } from './session-state.ts';
import { forgetDrafts } from './use-draft.ts';

export function SignInForm({ email: known = '' }: { readonly email?: string }): ReactNode {
  const { t } = useWords();
  const queries = useQueryClient();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const signIn = useApiAct('auth.sign_in', async () => {
    setPassword('');
    // Another person must not see the page of the one before.
    if (known !== '' && email.toLowerCase() !== known.toLowerCase()) {
      queries.clear();
      forgetDrafts();
    }
    beginSession();
    await queries.invalidateQueries();
  });

  return (
    <Form onSubmit={() => signIn.mutate({ body: { email, password } })}>
      <TextField
        label={t('session.email')}
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        autoFocus={known === ''}
        required
      />
      <TextField
        label={t('session.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        autoFocus={known !== ''}
        required
      />
      <Problem error={signIn.error} />
      <div>
        <Button type="submit" kind="primary" isPending={signIn.isPending}>
          {t('session.submit')}
        </Button>
      </div>
    </Form>
  );
}
