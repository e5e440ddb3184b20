import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Inside } from '../../router.tsx';

/** The addresses of the area; its pages are loaded when they are opened. */
export const adminRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/admin',
    component: lazyRouteComponent(() => import('./admin-page.tsx'), 'AdminPage'),
  }),
];
