import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { TimeZone } from '#contract/brazil/time-zones.ts';
import { type ConditionsOffer, legalFacts } from './legal-facts.ts';

interface OfferConditionsProps {
  readonly t: TFunction;
  /** Shows a text that the owner formatted. */
  readonly Text: ComponentType<{ readonly text: string }>;
  readonly offer: ConditionsOffer;
  /** The time zone of the shop. */
  readonly timeZone: TimeZone;
}

/** Price, validity, restrictions and conditions of an offer. */
export function OfferConditions({ t, Text, offer, timeZone }: OfferConditionsProps) {
  return (
    <>
      <p>{legalFacts(t, offer, timeZone).join(' ')}</p>
      {offer.moreDetails && <Text text={offer.moreDetails} />}
      {offer.offerRules && <Text text={offer.offerRules} />}
    </>
  );
}
