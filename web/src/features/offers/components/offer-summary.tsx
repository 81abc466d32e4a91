import { Button, Group, Paper, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { Offer } from '#contract/offers.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { OfferLinks } from '#web/ui/share/offer-links.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { DeleteOfferDialog } from './delete-offer-dialog.tsx';
import { OfferSwitch } from './offer-switch.tsx';

/** The state of an offer, its links, and what its owner can do with it as a whole. */
export function OfferSummary({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isDeleting, { open, close }] = useDisclosure();
  const { displayStatus, availableLimit, claimedCount } = offer;
  const claims =
    availableLimit === undefined
      ? t('offers.claimedCount', { count: claimedCount })
      : t('offers.claimed', { claimed: claimedCount, limit: availableLimit });
  return (
    <Paper component="section" aria-label={t('offers.summary')} withBorder p="md">
      <Group justify="space-between" gap="sm">
        <Group gap="md">
          <StatusBadge status={displayStatus} />
          <OfferSwitch offer={offer} isLabelled />
        </Group>
        <Text size="sm">{claims}</Text>
      </Group>
      <Text size="sm" c="dimmed" my="xs">
        {t(`offers.explain.${displayStatus}`)}
      </Text>
      <OfferLinks offer={offer} />
      <Group gap="xs" mt="xs">
        <Button
          component={Link}
          to={linkTo('offer', { copy: offer.id })}
          replace
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden="true" />}
        >
          {t('offers.menu.copy')}
        </Button>
        <Button
          variant="subtle"
          color="red"
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
        onDeleted={() => navigate(linkTo('offerList'), { replace: true })}
      />
    </Paper>
  );
}
