import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Inside } from '../../router.tsx';

/** The addresses of the area; its pages are loaded when they are opened. */
export const classifyRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/classify',
    component: lazyRouteComponent(() => import('./classify-page.tsx'), 'ClassifyPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/lookups/$lookupId',
    component: lazyRouteComponent(() => import('./lookup-page.tsx'), 'LookupPage'),
  }),
];
