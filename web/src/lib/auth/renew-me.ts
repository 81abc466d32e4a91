import { userRoutes } from '#contract/routes/users.ts';
import { callRoute } from '../http/call-route.ts';

/** Lets the API store the e-mail and the language of the active user's account. Throws as `callRoute`. */
export async function renewMe(): Promise<void> {
  await callRoute(userRoutes.getMe, { query: { renew: 'true' } });
}
