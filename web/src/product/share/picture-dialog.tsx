import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useOfferShare } from './use-offer-share.ts';

/** Draws the picture: loaded when the dialog opens. */
const OfferPicture = partOnDemand(() => import('./status-picture/offer-picture.tsx'));

export interface PictureDialogProps {
  readonly offer: Offer;
  readonly shops: readonly Shop[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Runs after the dialog has closed. */
  readonly onGone?: () => void;
}

/** Shares an offer as a picture for WhatsApp's status, or as a link. Created when it is first opened. */
export function PictureDialog({ offer, shops, isOpen, onClose, onGone }: PictureDialogProps) {
  const { t } = useTranslation();
  const { shop, path, text } = useOfferShare(shops)(offer);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <FormDialog
      title={t('statusPicture.title')}
      size="lg"
      fields={3}
      isOpen={isOpen}
      isBusy={false}
      onClose={onClose}
      {...(onGone && { onExitTransitionEnd: onGone })}
    >
      {(loading) => <OfferPicture {...{ offer, shop, path, text }} {...loading} />}
    </FormDialog>
  );
}
