import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { Gate } from './session/gate.tsx';

export const root = createRootRoute({ component: Outlet });

export const inside = createRoute({ getParentRoute: () => root, id: 'inside', component: Gate });

export type Inside = typeof inside;
