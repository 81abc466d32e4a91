import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { idPattern } from '#contract/http/id-format.ts';
import { chosenOfferQuery } from '../../api.ts';

interface ChosenOfferProps {
  readonly offerId: string;
  readonly onRemove: () => void;
}

/** Names the offer that the numbers are filtered by, with a button to show all offers. */
export function ChosenOffer({ offerId, onRemove }: ChosenOfferProps) {
  const { t } = useTranslation();
  const { data, error } = useQuery({
    ...chosenOfferQuery(offerId),
    enabled: idPattern('offer').test(offerId),
  });
  return (
    <Group gap="xs" mb="sm">
      <Text style={{ overflowWrap: 'anywhere' }}>
        {data
          ? t('statistics.ofOffer', { title: data.title })
          : t(error ? 'statistics.removed.offer' : 'statistics.ofOneOffer')}
      </Text>
      <Button variant="default" onClick={onRemove}>
        {t('statistics.allOffers')}
      </Button>
    </Group>
  );
}
