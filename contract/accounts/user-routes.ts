import '../http/zod-config.ts';
import * as z from 'zod/mini';
import type { RouteTable } from '../http/route.ts';
import {
  pushSubscription,
  pushSubscriptionId,
  pushSubscriptionInput,
} from './push-subscriptions.ts';
import { termsVersion, user } from './users.ts';

export const userRoutes = {
  getMe: {
    method: 'GET',
    path: '/users/me',
    access: 'user',
    target: null,
    summary:
      'Who the caller is to the marketplace; with renew also stores the e-mail and the language of their account, for mails to them',
    query: z.object({ renew: z.exactOptional(z.enum(['true', 'false'])) }),
    responses: { 200: user },
    errors: [],
    beforePasswordChange: true,
  },
  acceptTerms: {
    method: 'PUT',
    path: '/users/me/terms',
    access: 'user',
    target: null,
    summary: 'Accepts the current terms of use; the first acceptance of a version stays',
    body: z.strictObject({ version: termsVersion }),
    responses: { 200: user },
    errors: [],
    beforePasswordChange: true,
  },
  setPushSubscription: {
    method: 'PUT',
    path: '/users/me/push-subscriptions/{id}',
    access: 'user',
    target: null,
    summary: "Stores a browser's Web Push subscription, to which messages to the caller are sent",
    params: z.object({ id: pushSubscriptionId }),
    body: pushSubscriptionInput,
    responses: { 200: pushSubscription },
    errors: [],
  },
  deletePushSubscription: {
    method: 'DELETE',
    path: '/users/me/push-subscriptions/{id}',
    target: { kind: 'pushSubscription', from: 'params.id', relationship: 'holder' },
    summary: 'Removes a Web Push subscription',
    params: z.object({ id: pushSubscriptionId }),
    responses: { 204: null },
    errors: [],
  },
} as const satisfies RouteTable;
