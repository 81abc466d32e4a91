import { Anchor, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Agreement } from '#contract/billing/agreements.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { sizeLimitTexts } from '#web/product/business/size-limits.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';

/** The agreed plan of a business of the special size type, or a link to ask for one. */
export function AgreedPlan({ agreement }: { readonly agreement: Agreement | undefined }) {
  const { t } = useTranslation();
  if (!agreement) {
    return (
      <Text>
        {t('billing.plan.noAgreement')}{' '}
        <Anchor component={Link} to={linkToScreen('business')} inherit underline="always">
          {t('billing.plan.toBusiness')}
        </Anchor>
      </Text>
    );
  }
  const { monthlyPrice, validFrom } = agreement;
  return (
    <Stack gap={4}>
      <Text fw={650}>{t('billing.plan.aMonth', { price: formatMoney(monthlyPrice) })}</Text>
      <Text>{t('billing.plan.agreedFrom', { day: formatDay(validFrom) })}</Text>
      <Text size="sm" c="dimmed">
        {sizeLimitTexts(t, agreement).join(' · ')}
      </Text>
    </Stack>
  );
}
