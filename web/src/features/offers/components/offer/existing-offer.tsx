import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { Business } from '#contract/businesses/businesses.ts';
import { isShown } from '#contract/offers/display-status.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { type FromList, returning, useListSearch } from '#web/platform/navigation/navigation.ts';
import { useUntilReady } from '#web/platform/photos/photos.ts';
import { BusinessNotice } from '#web/product/business/business-notice.tsx';
import { NotPublicYet } from '#web/product/business/not-public-yet.tsx';
import { FlyerLinks } from '#web/product/share/flyer-links.tsx';
import { PictureButton } from '#web/product/share/picture-button.tsx';
import { useOfferShare } from '#web/product/share/use-offer-share.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useAllMyShops } from '#web/session/queries/my-shops.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { cardPadding } from '#web/ui/page/section-card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { offerQuery } from '../../api.ts';
import { OfferForm } from '../form/offer-form.tsx';
import { DeleteOfferDialog } from '../list/delete-offer-dialog.tsx';
import { OfferBadge, OfferNumbers, OfferSwitch } from '../list/offer-state.tsx';
import { OwnOffer } from './own-offer.tsx';

interface OfferSummaryProps {
  readonly offer: Offer;
  readonly shops: readonly Shop[];
  readonly isLocked: boolean;
}

/** The state of an offer, its links, and its owner's actions. */
function OfferSummary({ offer, shops, isLocked }: OfferSummaryProps) {
  const { t } = useTranslation();
  const { path, previewPath, text, reason } = useOfferShare(shops)(offer);
  const navigate = useNavigate();
  const listSearch = useListSearch();
  const [isDeleting, { open, close }] = useDisclosure();
  const { displayStatus } = offer;
  return (
    <Paper component="section" aria-label={t('offers.summary')} p={cardPadding}>
      <Group justify="space-between" gap="sm">
        <Group gap="md">
          <OfferBadge offer={offer} isHidden={reason !== undefined} isOwner />
          {!isLocked && <OfferSwitch offer={offer} isLabelled />}
        </Group>
        <Text size="sm" component="div">
          <OfferNumbers offer={offer} listSearch={listSearch} />
        </Text>
      </Group>
      <Text size="sm" c="dimmed" my="xs">
        {t(
          isShown(displayStatus) && reason
            ? `flyer.hidden.${reason}`
            : `offers.explain.${displayStatus}`,
        )}
      </Text>
      <FlyerLinks title={offer.title} {...{ path, previewPath, text, reason }}>
        {!reason && (
          <PictureButton offer={offer} shops={shops} flex={{ base: '1 1 auto', sm: 'none' }} />
        )}
      </FlyerLinks>
      <Group gap="xs" mt="xs">
        {!isLocked && (
          <Button
            component={Link}
            to={linkToScreen('offer', { copy: offer.id })}
            state={{ listSearch } satisfies FromList}
            replace
            variant="default"
            px="min(1rem, 4vw)"
            leftSection={<IconCopy size={18} aria-hidden="true" />}
          >
            {t('offers.menu.copy')}
          </Button>
        )}
        <Button
          variant="subtle"
          color="red"
          c="var(--mantine-color-error)"
          px="min(1rem, 4vw)"
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          onClick={open}
        >
          {t('offers.menu.delete')}
        </Button>
      </Group>
      <DeleteOfferDialog
        offer={offer}
        isOpen={isDeleting}
        onClose={close}
        onDeleted={() =>
          navigate(linkToScreen('offerList') + listSearch, { replace: true, state: returning })
        }
      />
    </Paper>
  );
}

interface EditedOfferProps {
  readonly offer: Offer;
  readonly business: Business;
}

function EditedOffer({ offer, business }: EditedOfferProps) {
  const { t } = useTranslation();
  const shopsQuery = useAllMyShops(offer.businessId);
  const { status } = business;
  const isLocked = !isPublishingBusiness(status);
  return (
    <Stack gap="md">
      {isLocked ? (
        <BusinessNotice
          color="red"
          text={t(`offers.blocked.${status}`)}
          reason={business.suspendedReason}
          link={t('offers.blocked.action')}
        />
      ) : (
        <NotPublicYet business={business} />
      )}
      <OfferSummary offer={offer} shops={shopsQuery.data ?? []} isLocked={isLocked} />
      <QueryView query={shopsQuery} loading={<FormSkeleton fields={6} />}>
        {(shops) => (
          <OfferForm
            businessId={offer.businessId}
            shops={shops}
            offer={offer}
            isLocked={isLocked}
          />
        )}
      </QueryView>
    </Stack>
  );
}

/** An offer of the user's business by its id: its state, actions and form. */
export function ExistingOffer({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const query = useQuery(offerQuery(id));
  useUntilReady(query.data?.images ?? [], query.refetch);
  return (
    <>
      <PageHeader title={query.data?.title ?? t('offers.one')} />
      <OwnOffer id={id}>
        {(offer, business) => <EditedOffer offer={offer} business={business} />}
      </OwnOffer>
    </>
  );
}
