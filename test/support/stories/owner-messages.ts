import type { PushMessage } from '#contract/accounts/push-subscriptions.ts';
import { aPushBrowser, type PushBrowser } from '../push-browser.ts';
import type { OwnedBusiness } from './businesses.ts';
import type { Person } from './people.ts';
import { anEndpoint } from './push-service.ts';
import { subscribe } from './push-subscriptions.ts';

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
