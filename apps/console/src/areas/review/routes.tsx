import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Inside } from '../../router.tsx';

/** The addresses of the area; its pages are loaded when they are opened. */
export const reviewRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/review',
    component: lazyRouteComponent(() => import('./review-page.tsx'), 'ReviewPage'),
  }),
];
