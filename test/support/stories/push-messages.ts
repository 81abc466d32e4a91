import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { PushMessage, PushSubscriptionInput } from '#contract/accounts/push-subscriptions.ts';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import type { StoredSubscription } from '#lambdas/messages/push/subscription-list.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { configOf } from '#lib/config/config.ts';
import { aPushBrowser, type PushBrowser } from '../builders/a-push-subscription.ts';
import type { OwnedBusiness } from './businesses.ts';
import { call } from './call.ts';
import type { Person } from './people.ts';
import { storedItem } from './table.ts';

/** Origin of the test stage's push service, which a test serves itself. */
const [origin = ''] = configOf('test').pushServices;

/** Returns a new endpoint of the push service. */
const anEndpoint = () => `${origin}/send/${randomUUID()}`;

/** A message as the push service received it. */
export interface Push {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Answer = (response: ServerResponse) => void;

/**
 * Serves the test stage's push service, which accepts every message. `answerAt` changes the answer of an endpoint;
 * `sentTo` returns its messages.
 */
export async function servePushes() {
  const pushes: Push[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      pushes.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const answer = answers.get(path);
      if (answer) answer(response);
      else response.writeHead(201).end();
    });
  });
  const { hostname, port } = new URL(origin);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(Number(port), hostname, resolve);
  });
  const pathOf = (endpoint: string) => new URL(endpoint).pathname;
  return {
    answerAt: (endpoint: string, answer: Answer) => answers.set(pathOf(endpoint), answer),
    sentTo: (endpoint: string) => pushes.filter(({ path }) => path === pathOf(endpoint)),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns the call that stores a person's subscription, by default under a new id. */
const subscribing = (as: Person, body: PushSubscriptionInput, id: string = randomUUID()) => ({
  as,
  params: { id },
  body,
});

/** Stores a person's subscription, by default under a new id. */
function subscribe(...parts: Parameters<typeof subscribing>) {
  return call(userRoutes.setPushSubscription, subscribing(...parts));
}

/** Returns a person's stored subscriptions. */
export async function subscriptionsOf({ userId }: Person): Promise<readonly StoredSubscription[]> {
  const item = await storedItem(keys.pushSubscriptions(userId));
  return (item?.['subscriptions'] ?? []) as StoredSubscription[];
}

/** Subscribes a person in a new browser. */
export async function inBrowser(person: Person): Promise<PushBrowser> {
  const browser = aPushBrowser(anEndpoint());
  expect((await subscribe(person, browser.subscription)).status).toBe(200);
  return browser;
}

/** Returns the message about a decision on a business. */
export const message = (
  code: PushMessage['code'],
  { business: { id, name } }: OwnedBusiness,
): PushMessage => ({
  code,
  businessId: id,
  name,
});
