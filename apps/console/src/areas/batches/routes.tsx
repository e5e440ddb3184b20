import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Inside } from '../../router.tsx';
import { readSearch } from './search.ts';

/** The addresses of the area; its pages are loaded when they are opened. */
export const batchesRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/batches',
    component: lazyRouteComponent(() => import('./batches-page.tsx'), 'BatchesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/batches/$batchId',
    validateSearch: readSearch,
    component: lazyRouteComponent(() => import('./batch-page.tsx'), 'BatchPage'),
  }),
];
