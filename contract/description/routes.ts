import '../http/zod-config.ts';
import * as z from 'zod/mini';
import type { RouteTable } from '../http/route.ts';

export const descriptionRoutes = {
  getHealth: {
    method: 'GET',
    path: '/health',
    access: 'public',
    target: null,
    summary: 'Whether the API answers, and which version of which stage it is',
    responses: {
      200: z.object({ status: z.literal('ok'), version: z.string(), stage: z.string() }),
    },
    errors: [],
  },
  getOpenapi: {
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    target: null,
    summary: 'This description, as OpenAPI 3.1',
    responses: { 200: z.looseObject({ openapi: z.string() }) },
    errors: [],
    cacheSeconds: 300,
  },
} as const satisfies RouteTable;
