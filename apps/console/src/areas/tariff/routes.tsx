import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Inside } from '../../inside.ts';
import { readBrowse, readCalculation, readCompare, readRulings } from './search.ts';

export const tariffRoutes = (parent: Inside) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/tariff',
    validateSearch: readBrowse,
    component: lazyRouteComponent(() => import('./tariff-page.tsx'), 'TariffPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/tariff/compare',
    validateSearch: readCompare,
    component: lazyRouteComponent(() => import('./compare/compare-page.tsx'), 'ComparePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/tariff/calculate',
    validateSearch: readCalculation,
    component: lazyRouteComponent(() => import('./calculate/calculate-page.tsx'), 'CalculatePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/tariff/rulings',
    validateSearch: readRulings,
    component: lazyRouteComponent(() => import('./rulings-page.tsx'), 'RulingsPage'),
  }),
];
