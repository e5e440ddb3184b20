import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { RequireSession } from './session/require-session.tsx';

export const root = createRootRoute({ component: Outlet });

export const inside = createRoute({ getParentRoute: () => root, id: 'inside', component: RequireSession });
