import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Inside } from '../../router.tsx';
import { readPeriod } from './period.ts';

/** The addresses of the area; its pages are loaded when they are opened. */
export const reportsRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/reports',
    validateSearch: readPeriod,
    component: lazyRouteComponent(() => import('./reports-page.tsx'), 'ReportsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/reports/accuracy',
    validateSearch: readPeriod,
    component: lazyRouteComponent(() => import('./accuracy-page.tsx'), 'AccuracyPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/reports/usage',
    validateSearch: readPeriod,
    component: lazyRouteComponent(() => import('./usage-page.tsx'), 'UsagePage'),
  }),
];
