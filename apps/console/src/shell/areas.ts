import type { ConsoleKey } from '@svc/i18n/console/translate';
import type { Role } from '../session/use-me.ts';

interface Area {
  readonly to:
    | '/classify'
    | '/review'
    | '/batches'
    | '/catalog'
    | '/alerts'
    | '/tariff'
    | '/reports'
    | '/admin';
  readonly name: ConsoleKey;
  readonly role: Role;
  readonly sign: string;
}

export const AREAS: readonly Area[] = [
  { to: '/classify', name: 'shell.classify', role: 'entry', sign: 'M4 5h12M4 10h7M4 15h5M14 11l3 3-5 4v-4z' },
  { to: '/review', name: 'review.title', role: 'reviewer', sign: 'M4 4h12v12H4zM7 10l2.2 2.2L13.5 8' },
  { to: '/batches', name: 'batches.title', role: 'entry', sign: 'M3 5h14v10H3zM3 8.5h14M3 12h14M8 5v10' },
  {
    to: '/catalog',
    name: 'catalog.title',
    role: 'entry',
    sign: 'M10 3l7 3.5v7L10 17l-7-3.5v-7zM3 6.5l7 3.5 7-3.5M10 10v7',
  },
  { to: '/alerts', name: 'alerts.title', role: 'entry', sign: 'M10 3.5L17 16H3zM10 8v4M10 14v.2' },
  {
    to: '/tariff',
    name: 'tariff.title',
    role: 'entry',
    sign: 'M5 3v14M5 6h6M5 11h6M11 4.5h5v3h-5zM11 9.5h5v3h-5z',
  },
  {
    to: '/reports',
    name: 'reports.title',
    role: 'reviewer',
    sign: 'M4 16V9M8 16V5M12 16v-5M16 16V7M3 17h14',
  },
  { to: '/admin', name: 'admin.title', role: 'admin', sign: 'M4 6h6M14 6h2M4 14h2M10 14h6M12 4v4M8 12v4' },
];

export const SUB_PAGES: readonly { readonly to: string; readonly name: ConsoleKey; readonly role: Role }[] = [
  { to: '/tariff/compare', name: 'tariff.compare', role: 'entry' },
  { to: '/tariff/calculate', name: 'tariff.calculate', role: 'entry' },
  { to: '/tariff/rulings', name: 'tariff.rulings', role: 'entry' },
  { to: '/reports/accuracy', name: 'reports.accuracy', role: 'reviewer' },
  { to: '/reports/usage', name: 'reports.usage', role: 'reviewer' },
  { to: '/admin/plans', name: 'admin.plans', role: 'admin' },
  { to: '/admin/webhooks', name: 'admin.webhooks', role: 'admin' },
  { to: '/admin/schedules', name: 'admin.schedules', role: 'admin' },
  { to: '/admin/measures', name: 'measures.title', role: 'admin' },
  { to: '/admin/audit', name: 'admin.audit', role: 'admin' },
  { to: '/admin/health', name: 'admin.health', role: 'admin' },
  { to: '/account', name: 'session.account_title', role: 'entry' },
];
