import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Inside } from '../../inside.ts';
import { readAudit } from './audit/audit-search.ts';

export const adminRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/admin',
    component: lazyRouteComponent(() => import('./accounts/admin-page.tsx'), 'AdminPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/admin/accounts/$accountId',
    component: lazyRouteComponent(() => import('./accounts/account-page.tsx'), 'AccountPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/admin/plans',
    component: lazyRouteComponent(() => import('./plans-page.tsx'), 'PlansPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/admin/webhooks',
    component: lazyRouteComponent(() => import('./webhooks/webhooks-page.tsx'), 'WebhooksPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/admin/webhooks/$hookId',
    component: lazyRouteComponent(() => import('./webhooks/webhook-page.tsx'), 'WebhookPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/admin/schedules',
    component: lazyRouteComponent(() => import('./schedules/schedules-page.tsx'), 'SchedulesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/admin/measures',
    component: lazyRouteComponent(() => import('./measures/measures-page.tsx'), 'MeasuresPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/admin/audit',
    validateSearch: readAudit,
    component: lazyRouteComponent(() => import('./audit/audit-page.tsx'), 'AuditPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/admin/health',
    component: lazyRouteComponent(() => import('./health-page.tsx'), 'HealthPage'),
  }),
];
