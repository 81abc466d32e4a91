import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format/money.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { discountOf, type Prices } from '../../offer-prices.ts';

interface DiscountDialogProps {
  readonly prices: Prices;
  readonly isOpen: boolean;
  /** Closes the dialog without an answer. */
  readonly onClose: () => void;
  /** Called after the dialog has closed, when the owner wants to correct the price. */
  readonly onCorrect: () => void;
  readonly onPublish: () => void;
}

/** Asks to confirm an unusual discount. Enter goes back to the price, Escape to the form. */
export function DiscountDialog({
  prices,
  isOpen,
  onClose,
  onCorrect,
  onPublish,
}: DiscountDialogProps) {
  const { t } = useTranslation();
  const isToCorrect = useRef(false);
  const correct = () => {
    isToCorrect.current = true;
    onClose();
  };
  const { originalPrice = 0, offerPrice = 0 } = prices;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      // Earlier, the dialog would return the focus to the previous element.
      onExitTransitionEnd={() => {
        if (isToCorrect.current) onCorrect();
        isToCorrect.current = false;
      }}
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
          <Button flex="1 1 auto" onClick={correct} data-autofocus>
            {t('offers.discount.back')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
