import { Anchor, Divider, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone, formatTaxId } from '#contract/brazil/format-numbers.ts';
import { timeZoneOf } from '#contract/brazil/time-zones.ts';
import type { ShownImage } from '#contract/media/images.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { addressLines } from '#web/lib/format/shop-texts.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { RichText } from '#web/ui/text/rich-text.tsx';
import { OfferConditions } from '#web/views/offer/offer-conditions.tsx';
import { Picture, plainSourceOf } from '#web/views/picture/picture.tsx';
import { OpeningHoursList } from '#web/views/shop/opening-hours-list.tsx';
import { offersOfBusinessQuery, shopsOfBusinessQuery } from '../../api.ts';
import { FieldList } from '../desk/field-list.tsx';
import classes from './offered-by-business.module.css';

interface SeenPhotosProps {
  readonly images: readonly ShownImage[];
  readonly name: string;
}

/** All photos of a shop or an offer. Each opens in full size, so that staff can copy its address. */
function SeenPhotos({ images, name }: SeenPhotosProps) {
  const { t } = useTranslation();
  if (images.length === 0) return null;
  return (
    <ul className={classes['photos']}>
      {images.map((image, index) => (
        <li key={image.url}>
          <a href={plainSourceOf(image)} target="_blank" rel="noreferrer">
            <Picture
              image={image}
              sizes="7.5rem"
              alt={t('staff.offered.photo', { number: index + 1, name })}
              className={classes['photo']}
              fallback={
                <span className={classes['missing']}>{t('staff.offered.photoNotShown')}</span>
              }
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A shop with everything that customers would see: photos, seller, address, contacts, hours and texts. */
function SeenShop({ shop }: { readonly shop: Shop }) {
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
    { name: t('staff.offered.seller'), value: [legal.name, taxId].filter(Boolean).join(' · ') },
    { name: t('flyer.address'), value: addressLines(address).join(' · ') },
    { name: t('flyer.contacts'), value: reached.join(' · ') || t('staff.offered.noContacts') },
    {
      name: t('flyer.paymentOptions'),
      value: paymentOptions?.map((code) => t(`paymentOptions.${code}`)).join(', '),
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
      <FieldList fields={facts} />
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

/** An offer with everything that customers would see: photos, prices, validity and full texts. */
function SeenOffer({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation();
  const { title, images, displayStatus } = offer;
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Title order={4} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        <StatusBadge status={displayStatus} />
      </Group>
      <SeenPhotos images={images} name={title} />
      <div style={{ overflowWrap: 'anywhere' }}>
        {/* The day on which an offer without a start was made, by the clock of most shops. */}
        <OfferConditions t={t} Text={RichText} offer={offer} timeZone={timeZoneOf('SP')} />
      </div>
    </Stack>
  );
}

interface SectionProps<T> {
  readonly title: string;
  readonly empty: string;
  readonly query: UseInfiniteQueryResult<readonly T[]>;
  readonly children: (row: T) => ReactNode;
}

function Section<T extends { readonly id: string }>(props: SectionProps<T>) {
  const { title, empty, query, children } = props;
  return (
    <Stack component="section" gap="md">
      <Title order={3} size="h4">
        {title}
      </Title>
      <PagedList
        query={query}
        loading={<RowsSkeleton rows={1} height={160} />}
        empty={<Text c="dimmed">{empty}</Text>}
        isPart
      >
        {(rows) =>
          rows.map((row, index) => (
            <Fragment key={row.id}>
              {index > 0 && <Divider />}
              {children(row)}
            </Fragment>
          ))
        }
      </PagedList>
    </Stack>
  );
}

function ShopsAndOffers({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const shops = useInfiniteQuery(shopsOfBusinessQuery(id));
  const offers = useInfiniteQuery(offersOfBusinessQuery(id));
  return (
    <Stack gap="xl">
      <Section title={t('staff.offered.shops')} empty={t('staff.offered.noShops')} query={shops}>
        {(shop) => <SeenShop shop={shop} />}
      </Section>
      <Section title={t('staff.offered.offers')} empty={t('staff.offered.noOffers')} query={offers}>
        {(offer) => <SeenOffer offer={offer} />}
      </Section>
    </Stack>
  );
}

interface OfferedByBusinessProps {
  /** The id of the business or of its revision. */
  readonly id: string;
  readonly name: string;
}

/** Opens a business's shops and offers, even hidden ones. In a dialog, so that the list below does not move. */
export function OfferedByBusiness({ id, name }: OfferedByBusinessProps) {
  const { t } = useTranslation();
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Anchor
        component="button"
        type="button"
        fw={550}
        onClick={open}
        aria-label={t('staff.offered.openNamed', { name })}
      >
        {t('staff.offered.open')}
      </Anchor>
      <Dialog isOpen={isOpen} onClose={close} size="xl" title={t('staff.offered.title', { name })}>
        <ShopsAndOffers id={id} />
      </Dialog>
    </>
  );
}
