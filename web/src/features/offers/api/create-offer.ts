import { offerRoutes } from '#contract/offers.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

/** Publishes an offer of the user's business; its shops count one more. */
export function useCreateOffer() {
  return useRouteMutation(offerRoutes.createOffer, { invalidates: [['offers'], ['shops']] });
}
