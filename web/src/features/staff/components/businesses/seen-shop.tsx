import { Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '#contract/brazil/format-phone.ts';
import { formatTaxId } from '#contract/brazil/format-tax-id.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { addressLines } from '#web/lib/format/address.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { RichText } from '#web/ui/text/rich-text.tsx';
import { OpeningHoursList } from '#web/views/shop/opening-hours-list.tsx';
import classes from '../fields.module.css';
import { SeenPhotos } from './seen-photos.tsx';

/** A shop with everything that customers would see: photos, seller, address, contacts, hours and texts. */
export function SeenShop({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation();
  const { shopIdentifier, shopStatus, legal, address, contacts, paymentOptions } = shop;
  const taxId = legal.taxId && `${legal.taxIdType} ${formatTaxId(legal.taxId)}`;
  const reached = [
    contacts.WhatsApp && `WhatsApp ${formatPhone(contacts.WhatsApp)}`,
    contacts.Phone && `${t('contacts.Phone')} ${formatPhone(contacts.Phone)}`,
    contacts.Email,
    contacts.Telegram && `Telegram ${contacts.Telegram}`,
  ].filter(Boolean);
  const facts = [
    { name: t('staff.offered.seller'), text: [legal.name, taxId].filter(Boolean).join(' · ') },
    { name: t('flyer.address'), text: addressLines(address).join(' · ') },
    { name: t('flyer.contacts'), text: reached.join(' · ') || t('staff.offered.noContacts') },
    {
      name: t('flyer.paymentOptions'),
      text: paymentOptions?.map((code) => t(`paymentOptions.${code}`)).join(', '),
    },
  ];
  const texts = [
    { name: t('flyer.about'), text: shop.about },
    { name: t('flyer.legal.shopRules'), text: shop.shopRules },
  ];
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Title order={4} style={{ overflowWrap: 'anywhere' }}>
          {shopIdentifier}
        </Title>
        <StatusBadge status={shopStatus} />
      </Group>
      <SeenPhotos images={shop.images} name={shopIdentifier} />
      <dl className={classes['root']}>
        {facts.map(
          ({ name, text }) =>
            text && (
              <div key={name} className={classes['field']}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <OpeningHoursList t={t} hours={shop.openingHours} />
      {texts.map(
        ({ name, text }) =>
          text && (
            <div key={name} style={{ overflowWrap: 'anywhere' }}>
              <Text size="sm" c="dimmed">
                {name}
              </Text>
              <RichText text={text} />
            </div>
          ),
      )}
    </Stack>
  );
}
