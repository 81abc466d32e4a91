import '../http/zod-config.ts';
import type { RouteTable } from '../http/route.ts';
import { viewsInput } from './views.ts';

export const viewRoutes = {
  countViews: {
    method: 'POST',
    path: '/views',
    access: 'public',
    isAnonymous: true,
    target: null,
    summary: 'Offers or shops that somebody had in view; unknown ones are ignored',
    body: viewsInput,
    responses: { 204: null },
    errors: [],
  },
} as const satisfies RouteTable;
