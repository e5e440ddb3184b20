import type { AnswerOf } from '@svc/client/create-client';
import type { ReactNode } from 'react';
import { useApi, useApiAct } from '../api/use-api.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { Answer, Problem } from '../ui/states.tsx';
import { Tag } from '../ui/tag.tsx';
import { toast } from '../ui/toast.tsx';
import { useFormats } from '../words/formats.ts';
import { useWords } from '../words/words.tsx';

type Session = AnswerOf<'auth.sessions_list'>[number];

// More specific names first: Chrome and Firefox on iOS also say Safari.
const BROWSERS = ['EdgA', 'EdgiOS', 'Edg', 'OPR', 'FxiOS', 'CriOS', 'Firefox', 'Chrome', 'Safari', 'curl'];
const NAMES: Readonly<Record<string, string>> = {
  EdgA: 'Edge',
  EdgiOS: 'Edge',
  Edg: 'Edge',
  OPR: 'Opera',
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
};
const SYSTEMS = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS X', 'Linux'];

/** Browser and system of a user agent; the raw text if unknown. */
function browserName(userAgent: string): string {
  const browser = BROWSERS.find((name) => userAgent.includes(`${name}/`));
  const system = SYSTEMS.find((name) => userAgent.includes(name));
  if (browser === undefined) return userAgent.slice(0, 60);
  return [NAMES[browser] ?? browser, system].filter((part) => part !== undefined).join(', ');
}

export function SessionList(): ReactNode {
  const { t } = useWords();
  const sessions = useApi('auth.sessions_list', {});
  const end = useApiAct('auth.sessions_end', () => toast(t('session.session_ended')), ['auth.sessions_list']);

  return (
    <Panel title={t('session.sessions_title')}>
      <p className="muted">{t('session.sessions_text')}</p>
      <Problem error={end.error} />
      <Answer of={sessions}>
        {(all) => (
          <ul className="stack">
            {all.map((session) => (
              <Item
                key={session.id}
                session={session}
                isEnding={end.isPending && end.variables.params.session_id === session.id}
                onEnd={() => end.mutateOnce({ params: { session_id: session.id } })}
              />
            ))}
          </ul>
        )}
      </Answer>
    </Panel>
  );
}

interface ItemProps {
  readonly session: Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function Item({ session, isEnding, onEnd }: ItemProps): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();
  const name = session.user_agent === null ? t('session.session_unknown') : browserName(session.user_agent);

  return (
    <li className="row">
      <div className="stack-tight grow">
        <span>
          <strong>{name}</strong> {session.current && <Tag tone="accent">{t('session.session_current')}</Tag>}
        </span>
        <span className="muted small">
          {t('session.session_begun')} {time(session.created_at)} · {t('session.session_used')}{' '}
          {time(session.last_seen_at)}
        </span>
      </div>
      {!session.current && (
        <Button
          small
          kind="danger"
          isPending={isEnding}
          aria-label={`${t('session.session_end')}: ${name}`}
          onPress={onEnd}
        >
          {t('session.session_end')}
        </Button>
      )}
    </li>
  );
}
