import type { ReactNode } from 'react';
import { LanguageChoice } from '../shell/preferences.tsx';
import { useWords } from '../words/words.tsx';
import './sign-in-layout.css';

export function SignInLayout({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useWords();

  return (
    <main className="doorway">
      <title>{`${title} · ${t('common.product')}`}</title>
      <div className="doorway-card stack">
        <p className="doorway-product">
          <img src="/icon.svg" alt="" width={28} height={28} /> {t('common.product')}
        </p>
        <h1>{title}</h1>
        {children}
      </div>
      <LanguageChoice />
    </main>
  );
}
