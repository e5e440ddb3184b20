import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { Gate } from './session/gate.tsx';

/** The route above all others. */
export const root = createRootRoute({ component: Outlet });

/** Everything that needs a session. */
export const inside = createRoute({ getParentRoute: () => root, id: 'inside', component: Gate });

/** The route that areas hang below. */
export type Inside = typeof inside;
