import { offerRoutes } from '#contract/offers.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';

/** Switches an offer on or off. A refusal, too, may mean that the list shows what is no longer so. */
export function useSetOfferStatus() {
  return useRouteMutation(offerRoutes.setOfferStatus, { invalidates: [['offers'], ['shops']] });
}
