import { useRouter } from '@tanstack/react-router';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { includesRole, useMe } from '../session/use-me.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { useWords } from '../words/words.tsx';
import { AREAS, SUB_PAGES } from './areas.ts';

interface Target {
  readonly label: string;
  readonly href: string;
}

const CODE = /^\d[\d. ]{3,13}$/;

/** Pages whose name contains the text, and lists that can be searched for it. */
function useTargets(text: string): readonly Target[] {
  const { t } = useWords();
  const { role } = useMe();
  const q = text.trim();
  const param = encodeURIComponent(q);
  const pages = [...AREAS, ...SUB_PAGES]
    .filter((page) => includesRole(role, page.role))
    .map(({ to, name }) => ({ label: t(name), href: to }))
    .filter(({ label }) => label.toLowerCase().includes(q.toLowerCase()));
  if (q === '') return pages;

  return [
    ...(CODE.test(q)
      ? [{ label: t('shell.palette_code', { q }), href: `/tariff?code=${q.replaceAll(/\D/g, '')}` }]
      : []),
    ...pages,
    { label: t('shell.palette_tariff', { q }), href: `/tariff?q=${param}` },
    { label: t('shell.palette_catalog', { q }), href: `/catalog?q=${param}` },
    { label: t('shell.palette_rulings', { q }), href: `/tariff/rulings?q=${param}` },
  ];
}

export function Palette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useWords();
  const { history } = useRouter();
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const targets = useTargets(text);
  const open = (target: Target | undefined): void => {
    if (target === undefined) return;
    onClose();
    history.push(target.href);
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((at + step + targets.length) % Math.max(1, targets.length));
    else if (event.key === 'Enter') open(targets[at]);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog title={t('shell.palette')} isOpen onClose={onClose}>
      <input
        className="input"
        role="combobox"
        aria-label={t('shell.palette')}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={targets.length === 0 ? undefined : `${id}-${at}`}
        placeholder={t('shell.palette_hint')}
        autoComplete="off"
        autoFocus
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <Targets id={id} targets={targets} at={at} onOpen={open} />
    </Dialog>
  );
}

interface TargetsProps {
  readonly id: string;
  readonly targets: readonly Target[];
  readonly at: number;
  readonly onOpen: (target: Target) => void;
}

/** Target list; the text field remains focused and handles keys. */
function Targets({ id, targets, at, onOpen }: TargetsProps): ReactNode {
  const { t } = useWords();

  return (
    <div className="palette" role="listbox" id={id} aria-label={t('shell.palette')}>
      {targets.map((target, place) => (
        <button
          key={target.href}
          type="button"
          role="option"
          id={`${id}-${place}`}
          tabIndex={-1}
          aria-selected={place === at}
          onClick={() => onOpen(target)}
        >
          {target.label}
        </button>
      ))}
    </div>
  );
}
