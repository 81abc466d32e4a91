import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers.ts';
import { cardOfferOf } from '#web/ui/offer/card-offer.ts';
import { OfferCard } from '#web/ui/offer/offer-card.tsx';
import { coverForOwner } from '#web/ui/picture/cover-for-owner.ts';
import { Gallery } from '#web/ui/picture/gallery.tsx';
import { OfferLinks } from '#web/ui/share/offer-links.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { RichText } from '#web/ui/text/rich-text.tsx';
import classes from './offer-form.module.css';
import { OfferSwitch } from './offer-switch.tsx';

/** A published offer: status, conditions and card. */
export function OfferDetails({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation();
  const limits = [
    offer.availableLimit === undefined
      ? t('offers.unlimited')
      : t('offers.claimed', { claimed: offer.claimedCount, limit: offer.availableLimit }),
    offer.perConsumerLimit !== undefined &&
      t('offers.perConsumer', { count: offer.perConsumerLimit }),
  ].filter(Boolean);
  return (
    <div className={classes['layout']}>
      <Stack gap="md">
        <Paper withBorder p="lg">
          <Group justify="space-between">
            <Group gap="md">
              <StatusBadge status={offer.displayStatus} />
              <OfferSwitch offer={offer} isLabelled />
            </Group>
            <OfferLinks offer={offer} />
          </Group>
          <Text size="sm" c="dimmed" mt="xs">
            {t(`offers.explain.${offer.displayStatus}`)}
          </Text>
        </Paper>
        <Paper withBorder p="lg">
          <Stack gap="md">
            <div>
              <Title order={2} size="h4">
                {t('offers.form.paymentOptions')}
              </Title>
              {offer.paymentOptions.map((code) => t(`paymentOptions.${code}`)).join(', ')}
            </div>
            <div>
              <Title order={2} size="h4">
                {t('offers.limits')}
              </Title>
              {limits.join(' · ')}
            </div>
            {offer.moreDetails && (
              <div>
                <Title order={2} size="h4">
                  {t('offers.form.moreDetails')}
                </Title>
                <RichText text={offer.moreDetails} />
              </div>
            )}
            {offer.offerRules && (
              <div>
                <Title order={2} size="h4">
                  {t('offers.form.offerRules')}
                </Title>
                <RichText text={offer.offerRules} />
              </div>
            )}
          </Stack>
        </Paper>
      </Stack>
      <Stack gap="md">
        <OfferCard
          headingLevel={2}
          offer={{ ...cardOfferOf(offer), ...coverForOwner(offer.images) }}
          isPriority
        />
        {offer.images.length > 1 && <Gallery images={offer.images} title={offer.title} />}
      </Stack>
    </div>
  );
}
