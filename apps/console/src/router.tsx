import {
  createRoute,
  createRouter,
  lazyRouteComponent as lazy,
  parseSearchWith,
  redirect,
  type RouteComponent,
  stringifySearchWith,
} from '@tanstack/react-router';
import { readAudit } from './areas/admin/audit/audit-search.ts';
import { readSearch as readAlerts } from './areas/alerts/search.ts';
import { readSearch as readBatches } from './areas/batches/search.ts';
import { readSearch as readCatalog } from './areas/catalog/search.ts';
import { readPeriod } from './areas/reports/period.ts';
import { readSearch as readReview } from './areas/review/search.ts';
import { readBrowse, readCalculation, readCompare, readRulings } from './areas/tariff/search.ts';
import { inside, root } from './inside.ts';
import { NoSuchPage } from './shell/needs-role.tsx';
import { Failed, Loading } from './ui/states.tsx';

const page = <P extends string>(path: P, component: RouteComponent) =>
  createRoute({ getParentRoute: () => inside, path, component });

const searchPage = <P extends string, S extends object>(
  path: P,
  validateSearch: (search: Record<string, unknown>) => S,
  component: RouteComponent,
) => createRoute({ getParentRoute: () => inside, path, validateSearch, component });

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  component: lazy(() => import('./session/welcome-page.tsx'), 'WelcomePage'),
});

const start = createRoute({
  getParentRoute: () => inside,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/classify', replace: true });
  },
});

const routeTree = root.addChildren([
  welcome,
  inside.addChildren([
    start,
    page(
      '/account',
      lazy(() => import('./session/account-page.tsx'), 'AccountPage'),
    ),
    page(
      '/classify',
      lazy(() => import('./areas/classify/classify-page.tsx'), 'ClassifyPage'),
    ),
    page(
      '/lookups/$lookupId',
      lazy(() => import('./areas/classify/lookup-page.tsx'), 'LookupPage'),
    ),
    searchPage(
      '/review',
      readReview,
      lazy(() => import('./areas/review/review-page.tsx'), 'ReviewPage'),
    ),
    page(
      '/batches',
      lazy(() => import('./areas/batches/batches-page.tsx'), 'BatchesPage'),
    ),
    searchPage(
      '/batches/$batchId',
      readBatches,
      lazy(() => import('./areas/batches/batch-page.tsx'), 'BatchPage'),
    ),
    searchPage(
      '/catalog',
      readCatalog,
      lazy(() => import('./areas/catalog/catalog-page.tsx'), 'CatalogPage'),
    ),
    page(
      '/catalog/$skuId',
      lazy(() => import('./areas/catalog/sku-page.tsx'), 'SkuPage'),
    ),
    searchPage(
      '/alerts',
      readAlerts,
      lazy(() => import('./areas/alerts/alerts-page.tsx'), 'AlertsPage'),
    ),
    searchPage(
      '/tariff',
      readBrowse,
      lazy(() => import('./areas/tariff/tariff-page.tsx'), 'TariffPage'),
    ),
    searchPage(
      '/tariff/compare',
      readCompare,
      lazy(() => import('./areas/tariff/compare/compare-page.tsx'), 'ComparePage'),
    ),
    searchPage(
      '/tariff/calculate',
      readCalculation,
      lazy(() => import('./areas/tariff/calculate/calculate-page.tsx'), 'CalculatePage'),
    ),
    searchPage(
      '/tariff/rulings',
      readRulings,
      lazy(() => import('./areas/tariff/rulings-page.tsx'), 'RulingsPage'),
    ),
    searchPage(
      '/reports',
      readPeriod,
      lazy(() => import('./areas/reports/reports-page.tsx'), 'ReportsPage'),
    ),
    searchPage(
      '/reports/accuracy',
      readPeriod,
      lazy(() => import('./areas/reports/accuracy-page.tsx'), 'AccuracyPage'),
    ),
    searchPage(
      '/reports/usage',
      readPeriod,
      lazy(() => import('./areas/reports/usage-page.tsx'), 'UsagePage'),
    ),
    page(
      '/admin',
      lazy(() => import('./areas/admin/accounts/admin-page.tsx'), 'AdminPage'),
    ),
    page(
      '/admin/accounts/$accountId',
      lazy(() => import('./areas/admin/accounts/account-page.tsx'), 'AccountPage'),
    ),
    page(
      '/admin/plans',
      lazy(() => import('./areas/admin/plans-page.tsx'), 'PlansPage'),
    ),
    page(
      '/admin/webhooks',
      lazy(() => import('./areas/admin/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
    ),
    page(
      '/admin/webhooks/$hookId',
      lazy(() => import('./areas/admin/webhooks/webhook-page.tsx'), 'WebhookPage'),
    ),
    page(
      '/admin/schedules',
      lazy(() => import('./areas/admin/schedules/schedules-page.tsx'), 'SchedulesPage'),
    ),
    page(
      '/admin/measures',
      lazy(() => import('./areas/admin/measures/measures-page.tsx'), 'MeasuresPage'),
    ),
    searchPage(
      '/admin/audit',
      readAudit,
      lazy(() => import('./areas/admin/audit/audit-page.tsx'), 'AuditPage'),
    ),
    page(
      '/admin/health',
      lazy(() => import('./areas/admin/health-page.tsx'), 'HealthPage'),
    ),
    page('$', NoSuchPage),
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
