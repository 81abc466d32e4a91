import { Anchor, Divider, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { offersOfBusinessQuery, shopsOfBusinessQuery } from '../../api.ts';
import { SeenOffer } from './seen-offer.tsx';
import { SeenShop } from './seen-shop.tsx';

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
