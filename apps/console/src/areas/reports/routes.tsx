import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Inside } from '../../router.tsx';

/** The addresses of the area; its pages are loaded when they are opened. */
export const reportsRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/reports',
    component: lazyRouteComponent(() => import('./reports-page.tsx'), 'ReportsPage'),
  }),
];
