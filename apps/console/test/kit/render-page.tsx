import { afterEach } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import type { Language } from '@svc/i18n/language';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createBrowserHistory,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { queryClient } from '../../src/api/query.ts';
import { router } from '../../src/router.tsx';
import { beginSession } from '../../src/session/session-state.ts';
import { MeContext, type Role } from '../../src/session/use-me.ts';
import { loadOnDemand } from '../../src/ui/overlay/on-demand.tsx';
import { dismissAll, Toasts } from '../../src/ui/toast.tsx';
import { loadWords } from '../../src/words/load-words.ts';
import { WordsProvider } from '../../src/words/words.tsx';
import { fakeApi, type Answers, type FakeApi } from './fake-api.ts';

export interface Surroundings {
  readonly answers?: Answers;
  readonly language?: Language;
  readonly role?: Role;
}

export interface Rendered {
  readonly api: FakeApi;
  readonly user: UserEvent;
  readonly path: () => string;
}

export const accountOf = (role: Role): AnswerOf<'auth.me'> =>
  ({ id: 'a-1', name: 'Ann Broker', email: 'ann@example.test', role }) as AnswerOf<'auth.me'>;

// CI machines are slow under load.
configure({ asyncUtilTimeout: 10_000 });

// Missing in jsdom; lists and dialogs use it.
Object.assign(globalThis, { CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/gu, '\\$&') } });

let leave = (): void => undefined;

afterEach(() => {
  cleanup();
  leave();
  queryClient.clear();
  localStorage.clear();
  beginSession();
  dismissAll();
});

async function around(inner: ReactNode, language: Language): Promise<ReactNode> {
  await loadOnDemand();
  return (
    <QueryClientProvider client={queryClient}>
      <WordsProvider first={await loadWords(language)}>
        {inner}
        <Toasts />
      </WordsProvider>
    </QueryClientProvider>
  );
}

export async function openPage(
  path: string,
  { answers = {}, language = 'en', role = 'admin' }: Surroundings = {},
): Promise<Rendered> {
  const api = fakeApi({ 'auth.me': accountOf(role), ...answers });
  window.history.replaceState(null, '', path);
  // A router that was rendered ignores later address changes.
  const history = createBrowserHistory();
  leave = () => history.destroy();
  const own = createRouter({ ...router.options, history });
  render(await around(<RouterProvider router={own} />, language));
  await screen.findByRole('main');

  return {
    api,
    user: userEvent.setup(),
    path: () => window.location.pathname + window.location.search,
  };
}

export async function show(
  component: ReactNode,
  { answers = {}, language = 'en', role = 'admin' }: Surroundings = {},
): Promise<Rendered> {
  const api = fakeApi(answers);
  const root = createRootRoute({
    component: () => (
      <MeContext value={accountOf(role)}>
        <main>{component}</main>
      </MeContext>
    ),
  });
  const rest = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const alone = createRouter({ routeTree: root.addChildren([rest]), history });
  render(await around(<RouterProvider router={alone as never} />, language));
  await screen.findByRole('main');

  return { api, user: userEvent.setup(), path: () => history.location.href };
}
