import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Inside } from '../../router.tsx';

/** The addresses of the area; its pages are loaded when they are opened. */
export const catalogRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/catalog',
    component: lazyRouteComponent(() => import('./catalog-page.tsx'), 'CatalogPage'),
  }),
];
