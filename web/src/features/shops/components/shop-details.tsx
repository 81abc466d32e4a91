import { Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '#contract/brazil/format-phone.ts';
import type { Shop } from '#contract/shops.ts';
import { addressLines } from '#web/lib/format/address.ts';
import { Gallery } from '#web/ui/picture/gallery.tsx';
import { ShopLinks } from '#web/ui/share/shop-links.tsx';
import { OpenState } from '#web/ui/shop/open-state.tsx';
import { OpeningHoursList } from '#web/ui/shop/opening-hours-list.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { RichText } from '#web/ui/text/rich-text.tsx';
import { Section } from './section.tsx';

/** An existing shop: status, address, hours, contacts and texts. */
export function ShopDetails({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation();
  const { Phone, WhatsApp, Email, Telegram } = shop.contacts;
  const contacts = [
    ['WhatsApp', formatPhone(WhatsApp)],
    [t('contacts.Phone'), formatPhone(Phone)],
    [t('contacts.Email'), Email],
    ['Telegram', Telegram],
  ].filter(([, value]) => value !== '');
  return (
    <Stack gap="md">
      <Paper withBorder p="lg">
        <Group justify="space-between">
          <Group gap="sm">
            <StatusBadge status={shop.shopStatus} />
            <Text size="sm" c="dimmed">
              <OpenState shop={shop} />
            </Text>
          </Group>
          <ShopLinks shop={shop} />
        </Group>
      </Paper>
      {shop.images.length > 0 && <Gallery images={shop.images} title={shop.shopIdentifier} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Section title={t('shops.form.address')}>
          {addressLines(shop.address).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Section>
        <Section title={t('shops.form.hours')}>
          <OpeningHoursList hours={shop.openingHours} />
        </Section>
        <Section title={t('shops.form.contacts')}>
          {contacts.length === 0 && t('shops.noContacts')}
          {contacts.map(([name, value]) => (
            <div key={name}>
              {name}: {value}
            </div>
          ))}
        </Section>
        <Section title={t('shops.form.paymentOptions')}>
          {shop.paymentOptions?.map((code) => t(`paymentOptions.${code}`)).join(', ') ??
            t('shops.noPaymentOptions')}
        </Section>
        {shop.about && (
          <Section title={t('shops.form.about')}>
            <RichText text={shop.about} />
          </Section>
        )}
        {shop.shopRules && (
          <Section title={t('shops.form.shopRules')}>
            <RichText text={shop.shopRules} />
          </Section>
        )}
      </SimpleGrid>
    </Stack>
  );
}
