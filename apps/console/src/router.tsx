import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router';
import { adminRoutes } from './areas/admin/routes.tsx';
import { readSearch as readAlerts } from './areas/alerts/search.ts';
import { readSearch as readBatches } from './areas/batches/search.ts';
import { readSearch as readCatalog } from './areas/catalog/search.ts';
import { readPeriod } from './areas/reports/period.ts';
import { readSearch as readReview } from './areas/review/search.ts';
import { readBrowse, readCalculation, readCompare, readRulings } from './areas/tariff/search.ts';
import { inside, root, type Inside } from './inside.ts';
import { NoSuchPage } from './shell/needs-role.tsx';
import { Failed, Loading } from './ui/states.tsx';

const alertsRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/alerts',
    validateSearch: readAlerts,
    component: lazyRouteComponent(() => import('./areas/alerts/alerts-page.tsx'), 'AlertsPage'),
  }),
];

const batchesRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/batches',
    component: lazyRouteComponent(() => import('./areas/batches/batches-page.tsx'), 'BatchesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/batches/$batchId',
    validateSearch: readBatches,
    component: lazyRouteComponent(() => import('./areas/batches/batch-page.tsx'), 'BatchPage'),
  }),
];

const catalogRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/catalog',
    validateSearch: readCatalog,
    component: lazyRouteComponent(() => import('./areas/catalog/catalog-page.tsx'), 'CatalogPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/catalog/$skuId',
    component: lazyRouteComponent(() => import('./areas/catalog/sku-page.tsx'), 'SkuPage'),
  }),
];

const classifyRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/classify',
    component: lazyRouteComponent(() => import('./areas/classify/classify-page.tsx'), 'ClassifyPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/lookups/$lookupId',
    component: lazyRouteComponent(() => import('./areas/classify/lookup-page.tsx'), 'LookupPage'),
  }),
];

const reportsRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/reports',
    validateSearch: readPeriod,
    component: lazyRouteComponent(() => import('./areas/reports/reports-page.tsx'), 'ReportsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/reports/accuracy',
    validateSearch: readPeriod,
    component: lazyRouteComponent(() => import('./areas/reports/accuracy-page.tsx'), 'AccuracyPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/reports/usage',
    validateSearch: readPeriod,
    component: lazyRouteComponent(() => import('./areas/reports/usage-page.tsx'), 'UsagePage'),
  }),
];

const reviewRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/review',
    validateSearch: readReview,
    component: lazyRouteComponent(() => import('./areas/review/review-page.tsx'), 'ReviewPage'),
  }),
];

const tariffRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/tariff',
    validateSearch: readBrowse,
    component: lazyRouteComponent(() => import('./areas/tariff/tariff-page.tsx'), 'TariffPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/tariff/compare',
    validateSearch: readCompare,
    component: lazyRouteComponent(() => import('./areas/tariff/compare/compare-page.tsx'), 'ComparePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/tariff/calculate',
    validateSearch: readCalculation,
    component: lazyRouteComponent(
      () => import('./areas/tariff/calculate/calculate-page.tsx'),
      'CalculatePage',
    ),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/tariff/rulings',
    validateSearch: readRulings,
    component: lazyRouteComponent(() => import('./areas/tariff/rulings-page.tsx'), 'RulingsPage'),
  }),
];

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  component: lazyRouteComponent(() => import('./session/welcome-page.tsx'), 'WelcomePage'),
});

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

const JSON_TEXT = /^(?:["[{]|true$|false$)/u;

/** Leaves a code as it is: 6109.10 as JSON would be the number 6109.1, and its text would need quotes in the address. */
function readJson(text: string): unknown {
  if (!JSON_TEXT.test(text)) throw new SyntaxError('plain text');
  return JSON.parse(text);
}

export const router = createRouter({
  routeTree,
  parseSearch: parseSearchWith(readJson),
  stringifySearch: stringifySearchWith(JSON.stringify, readJson),
  defaultPreload: 'intent',
  // Parsed search parameters keep their identity while the address is unchanged.
  defaultStructuralSharing: true,
  defaultPendingComponent: Loading,
  defaultNotFoundComponent: NoSuchPage,
  defaultErrorComponent: ({ error, reset }) => <Failed error={error} onRetry={reset} />,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
