import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '../api/ask.ts';
import { failedCall, problemText } from '../api/problem.ts';
import { useWords } from '../words/words.tsx';
import { Button } from './button.tsx';
import { Sliced } from './sliced.tsx';

export function Loading(): ReactNode {
  const { t } = useWords();
  return (
    <div className="state" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{t('common.loading')}</span>
    </div>
  );
}

interface EmptyProps {
  readonly title: string;
  /** Suggested remedy. */
  readonly text?: string;
  readonly children?: ReactNode;
}

export function Empty({ title, text, children }: EmptyProps): ReactNode {
  return (
    <div className="state">
      <strong>{title}</strong>
      {text !== undefined && <span>{text}</span>}
      {children}
    </div>
  );
}

interface FailedProps {
  readonly error: unknown;
  readonly onRetry?: () => unknown;
}

export function Failed({ error, onRetry }: FailedProps): ReactNode {
  const { t } = useWords();
  const call = failedCall(error);
  const isGone = error instanceof ApiError && error.status === 404;

  return (
    <div className="state state-error" role="alert">
      <strong>{isGone ? t('common.not_found_title') : t('common.failed')}</strong>
      <span>{problemText(error, t)}</span>
      {call !== null && <code className="small">{t('common.failed_call', { id: call })}</code>}
      {isGone && <Link to="/classify">{t('common.to_start')}</Link>}
      {onRetry !== undefined && !isGone && (
        <Button small onPress={() => void onRetry()}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}

interface Answering<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

export function Answer<T>({
  of,
  children,
}: {
  readonly of: Answering<T>;
  readonly children: (data: T) => ReactNode;
}): ReactNode {
  const { data } = of;
  if (data !== undefined) return <Sliced>{() => children(data)}</Sliced>;
  if (of.error !== null) return <Failed error={of.error} onRetry={of.refetch} />;
  return <Loading />;
}

/** The response of a list; `none` describes an empty one. */
export function AnswerList<T>({
  of,
  none,
  children,
}: {
  readonly of: Answering<readonly T[]>;
  readonly none: EmptyProps;
  readonly children: (all: readonly T[]) => ReactNode;
}): ReactNode {
  return <Answer of={of}>{(all) => (all.length === 0 ? <Empty {...none} /> : children(all))}</Answer>;
}

export function Problem({ error }: { readonly error: unknown }): ReactNode {
  const { t } = useWords();
  if (error === null || error === undefined) return null;
  return (
    <p className="notice notice-bad" role="alert">
      {problemText(error, t)}
    </p>
  );
}
