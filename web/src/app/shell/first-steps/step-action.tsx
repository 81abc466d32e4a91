import { Button, Group, Text } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-title.ts';
import { whatsAppShareLink } from '#web/lib/whatsapp-link.ts';
import { absoluteLink } from '#web/product/share/flyer-link.ts';
import { hiddenReason } from '#web/product/share/hidden-reason.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import type { ScreenName } from '#web/screens/screens.ts';
import type { StepText } from './step-text.ts';

const screenOfStep = {
  business: 'business',
  rejected: 'business',
  taxId: 'business',
  shop: 'shop',
  offer: 'offer',
} as const satisfies Readonly<Partial<Record<StepText, ScreenName>>>;

interface StepActionProps {
  readonly step: StepText;
  /** The shop whose flyer is sent; undefined if it could not be loaded. */
  readonly shop: Shop | undefined;
  readonly onSent: () => void;
}

interface SendFlyerProps extends Pick<StepActionProps, 'onSent'> {
  readonly shop: Shop;
}

/** A link that sends the flyer, or the reason why customers cannot see it. */
function SendFlyer({ shop, onSent }: SendFlyerProps) {
  const { t } = useTranslation();
  // In this step, the business is active.
  const reason = hiddenReason({ business: 'active', shop: shop.shopStatus, offer: undefined });
  if (reason) return <Text size="sm">{t(`flyer.hidden.${reason}`)}</Text>;
  const link = absoluteLink(linkToScreen('flyer', { id: shop.shopIdentifier }));
  const text = `${t('share.shopMessage', { shop: shopTitle(shop) })}\n${link}`;
  return (
    <Button
      component="a"
      href={whatsAppShareLink(text)}
      target="_blank"
      rel="noopener"
      leftSection={<IconBrandWhatsapp size={20} aria-hidden="true" />}
      onClick={onSent}
    >
      {t('firstSteps.share.action')}
    </Button>
  );
}

/** The button of the next step. */
export function StepAction({ step, shop, onSent }: StepActionProps) {
  const { t } = useTranslation();
  if (step === 'share') {
    return (
      <Group gap="xs">
        {shop && <SendFlyer shop={shop} onSent={onSent} />}
        <Button variant="subtle" px="sm" onClick={onSent}>
          {t('firstSteps.alreadySent')}
        </Button>
      </Group>
    );
  }
  if (step === 'approval') return null;
  return (
    <Button component={Link} to={linkToScreen(screenOfStep[step])} replace>
      {t(`firstSteps.${step}.action`)}
    </Button>
  );
}
