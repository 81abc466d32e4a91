import { Button, Group, Paper, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { isShown } from '#contract/businesses/display-status.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { useListSearch } from '#web/platform/navigation/navigation.ts';
import { FlyerLinks } from '#web/product/share/flyer-links.tsx';
import { useOfferShare } from '#web/product/share/use-offer-share.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { cardPadding } from '#web/ui/page/card-padding.ts';
import { DeleteOfferDialog } from '../list/delete-offer-dialog.tsx';
import { OfferBadge } from '../list/offer-badge.tsx';
import { OfferNumbers } from '../list/offer-numbers.tsx';
import { OfferSwitch } from '../list/offer-switch.tsx';

interface OfferLinksProps {
  readonly offer: Offer;
  readonly shops: readonly Shop[];
}

/** The owner's links for showing and sharing an offer. */
function OfferLinks({ offer, shops }: OfferLinksProps) {
  const shareOf = useOfferShare(shops);
  return <FlyerLinks title={offer.title} {...shareOf(offer)} />;
}

interface OfferSummaryProps {
  readonly offer: Offer;
  readonly shops: readonly Shop[];
  readonly isLocked: boolean;
}

/** The state of an offer, its links, and its owner's actions. */
export function OfferSummary({ offer, shops, isLocked }: OfferSummaryProps) {
  const { t } = useTranslation();
  const { reason } = useOfferShare(shops)(offer);
  const navigate = useNavigate();
  const listSearch = useListSearch();
  const [isDeleting, { open, close }] = useDisclosure();
  const { displayStatus } = offer;
  return (
    <Paper component="section" aria-label={t('offers.summary')} withBorder p={cardPadding}>
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
      <OfferLinks offer={offer} shops={shops} />
      <Group gap="xs" mt="xs">
        {!isLocked && (
          <Button
            component={Link}
            to={linkToScreen('offer', { copy: offer.id })}
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
        onDeleted={() => navigate(linkToScreen('offerList') + listSearch, { replace: true })}
      />
    </Paper>
  );
}
