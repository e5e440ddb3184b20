import type { ReactNode } from 'react';
import { TextField } from '../ui/forms/field.tsx';
import { useWords } from '../words/words.tsx';

interface TwicePassword {
  readonly password: string;
  readonly again: string;
}

interface NewPasswordProps {
  readonly value: TwicePassword;
  readonly onChange: (value: TwicePassword) => void;
  readonly fault?: string | null;
}

export function NewPassword({ value, onChange, fault = null }: NewPasswordProps): ReactNode {
  const { t } = useWords();
  const differs = value.again !== '' && value.again !== value.password;

  return (
    <>
      <TextField
        label={t('session.new_password')}
        type="password"
        autoComplete="new-password"
        hint={t('session.password_hint')}
        fault={fault}
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        required
      />
      <TextField
        label={t('session.repeat_password')}
        type="password"
        autoComplete="new-password"
        fault={differs ? t('session.password_differs') : null}
        value={value.again}
        onChange={(again) => onChange({ ...value, again })}
        required
      />
    </>
  );
}
