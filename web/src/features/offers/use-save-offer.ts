import type { OfferInput } from '#contract/offers/offer-input.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { IntentKey } from '#web/platform/api/api.ts';
import { useCreateOffer, useSetOfferStatus, useUpdateOffer } from './api.ts';

interface Saved {
  readonly offer: Offer;
  /** Error of switching on an offer that is published again; its changes were saved. */
  readonly notActivated?: unknown;
}

/** Creates an offer, or changes `base`. An ended offer is published again, so it is also switched on. */
export function useSaveOffer() {
  const create = useCreateOffer();
  const update = useUpdateOffer();
  const setStatus = useSetOfferStatus();

  const activate = async (offer: Offer): Promise<Saved> => {
    const { id, version } = offer;
    try {
      const body = { status: 'active' } as const;
      return { offer: await setStatus.mutateAsync({ params: { id }, body, version }) };
    } catch (notActivated) {
      return { offer, notActivated };
    }
  };

  return async (body: OfferInput, base: Offer | undefined, intent: IntentKey): Promise<Saved> => {
    if (!base) return { offer: await create.mutateAsync({ body, intent }) };
    const { id, version } = base;
    const offer = await update.mutateAsync({ params: { id }, body, version, intent });
    const isBack = base.displayStatus === 'expired' && offer.displayStatus === 'inactive';
    return isBack ? activate(offer) : { offer };
  };
}
