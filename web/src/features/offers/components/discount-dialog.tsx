import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format/money.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { discountOf, type Prices } from '../offer-prices.ts';

interface DiscountDialogProps {
  readonly prices: Prices;
  readonly isOpen: boolean;
  readonly onBack: () => void;
  readonly onPublish: () => void;
}

/** Asks for confirmation of an unusual discount. Enter and Escape go back to the form. */
export function DiscountDialog({ prices, isOpen, onBack, onPublish }: DiscountDialogProps) {
  const { t } = useTranslation();
  const { originalPrice = 0, offerPrice = 0 } = prices;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onBack}
      title={t('offers.discount.title', { percent: discountOf(prices) })}
    >
      <Stack>
        <Text>
          {t('offers.discount.prices', {
            originalPrice: formatMoney(originalPrice),
            offerPrice: formatMoney(offerPrice),
          })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('offers.discount.hint')}
        </Text>
        <Group>
          <Button variant="default" flex="1 1 auto" onClick={onPublish}>
            {t('offers.discount.publish')}
          </Button>
          <Button flex="1 1 auto" onClick={onBack} data-autofocus>
            {t('offers.discount.back')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
