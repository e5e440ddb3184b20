import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { adminRoutes } from './areas/admin/routes.tsx';
import { alertsRoutes } from './areas/alerts/routes.tsx';
import { batchesRoutes } from './areas/batches/routes.tsx';
import { catalogRoutes } from './areas/catalog/routes.tsx';
import { classifyRoutes } from './areas/classify/routes.tsx';
import { reportsRoutes } from './areas/reports/routes.tsx';
import { reviewRoutes } from './areas/review/routes.tsx';
import { tariffRoutes } from './areas/tariff/routes.tsx';
import { Gate } from './session/gate.tsx';
import { NoSuchPage } from './shell/needs-role.tsx';
import { Failed, Loading } from './ui/states.tsx';

const root = createRootRoute({ component: Outlet });

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  component: lazyRouteComponent(() => import('./session/welcome-page.tsx'), 'WelcomePage'),
});

/** Everything that needs a session. */
const inside = createRoute({ getParentRoute: () => root, id: 'inside', component: Gate });

const start = createRoute({
  getParentRoute: () => inside,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/classify', replace: true });
  },
});

const account = createRoute({
  getParentRoute: () => inside,
  path: '/account',
  component: lazyRouteComponent(() => import('./session/account-page.tsx'), 'AccountPage'),
});

const elsewhere = createRoute({ getParentRoute: () => inside, path: '$', component: NoSuchPage });

const routeTree = root.addChildren([
  welcome,
  inside.addChildren([
    start,
    account,
    ...classifyRoutes(inside),
    ...reviewRoutes(inside),
    ...batchesRoutes(inside),
    ...catalogRoutes(inside),
    ...alertsRoutes(inside),
    ...tariffRoutes(inside),
    ...reportsRoutes(inside),
    ...adminRoutes(inside),
    elsewhere,
  ]),
]);

/** The addresses of the console. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingComponent: Loading,
  defaultNotFoundComponent: NoSuchPage,
  defaultErrorComponent: ({ error, reset }) => <Failed error={error} onRetry={reset} />,
});

/** The route that areas hang below. */
export type Inside = typeof inside;

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
