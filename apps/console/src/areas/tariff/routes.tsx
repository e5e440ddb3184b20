import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Inside } from '../../router.tsx';

/** The addresses of the area; its pages are loaded when they are opened. */
export const tariffRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/tariff',
    component: lazyRouteComponent(() => import('./tariff-page.tsx'), 'TariffPage'),
  }),
];
