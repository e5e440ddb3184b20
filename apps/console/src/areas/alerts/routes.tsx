import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Inside } from '../../router.tsx';
import { readSearch } from './search.ts';

/** The addresses of the area; its pages are loaded when they are opened. */
export const alertsRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/alerts',
    validateSearch: readSearch,
    component: lazyRouteComponent(() => import('./alerts-page.tsx'), 'AlertsPage'),
  }),
];
