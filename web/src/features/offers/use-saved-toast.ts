import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { whatsAppShareLink } from '#web/lib/whatsapp-link.ts';
import { absoluteLink } from '#web/product/share/flyer-link.ts';
import type { HiddenReason } from '#web/product/share/hidden-reason.ts';
import { useOfferShare } from '#web/product/share/use-offer-share.ts';
import { showToast } from '#web/ui/toast/toast.ts';

/** Shows a toast after an offer is saved: a link to share it on WhatsApp, or why customers cannot see it yet. */
export function useSavedToast(shops: readonly Shop[]) {
  const { t } = useTranslation();
  const shareOf = useOfferShare(shops);

  const publishedText = (reason: HiddenReason | undefined) => {
    if (!reason) return t('offers.created');
    const [what] = reason.split('.') as ['business' | 'shop' | 'offer'];
    return t(`offers.createdHidden.${what}`);
  };

  return (offer: Offer, isPublished: boolean) => {
    const { path, text, reason } = shareOf(offer);
    const message = isPublished ? publishedText(reason) : t('offers.saved');
    const send = {
      label: t('share.whatsApp'),
      onClick: () => {
        window.open(whatsAppShareLink(`${text}\n${absoluteLink(path)}`), '_blank', 'noopener');
      },
    };
    showToast(message, 'success', reason ? {} : { action: send });
  };
}
