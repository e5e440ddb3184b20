import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Inside } from '../../router.tsx';
import { readSearch } from './search.ts';

/** The addresses of the area; its pages are loaded when they are opened. */
export const catalogRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/catalog',
    validateSearch: readSearch,
    component: lazyRouteComponent(() => import('./catalog-page.tsx'), 'CatalogPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/catalog/$skuId',
    component: lazyRouteComponent(() => import('./sku-page.tsx'), 'SkuPage'),
  }),
];
