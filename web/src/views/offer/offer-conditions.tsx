import { useTranslation } from 'react-i18next';
import type { TimeZone } from '#contract/brazil/time-zones.ts';
import { RichText } from '#web/ui/text/rich-text.tsx';
import { type ConditionsOffer, legalFacts } from './legal-facts.ts';

interface OfferConditionsProps {
  readonly offer: ConditionsOffer;
  /** The time zone of the shop. */
  readonly timeZone: TimeZone;
}

/** Price, validity, restrictions and conditions of an offer. */
export function OfferConditions({ offer, timeZone }: OfferConditionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{legalFacts(t, offer, timeZone).join(' ')}</p>
      {offer.moreDetails && <RichText text={offer.moreDetails} />}
      {offer.offerRules && <RichText text={offer.offerRules} />}
    </>
  );
}
