import { Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#contract/billing/invoices.ts';
import { formatTaxId } from '#contract/brazil/format-tax-id.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { SectionCard } from '#web/ui/page/section-card.tsx';

const fields = ['holder', 'taxId', 'bank', 'branch', 'account'] as const;

/** The bank account for payments by transfer; each field can be copied. */
export function BankCard({ details }: { readonly details: NonNullable<Invoice['bankDetails']> }) {
  const { t } = useTranslation();
  const shown = { ...details, taxId: formatTaxId(details.taxId) };
  return (
    <SectionCard title={t('billing.bank.title')} hint={t('billing.bank.hint')}>
      <Stack gap="xs">
        {fields.map((field) => (
          <Group key={field} justify="space-between" gap="xs">
            <Text size="sm">
              <Text span c="dimmed">
                {t(`billing.bank.${field}`)}
              </Text>{' '}
              {shown[field]}
            </Text>
            <CopyButton
              value={details[field]}
              label={t('billing.copy')}
              copied={t('billing.copied')}
              failed={t('billing.copyFailed')}
              size="compact-sm"
              aria-label={t('billing.copyField', { field: t(`billing.bank.${field}`) })}
            />
          </Group>
        ))}
      </Stack>
    </SectionCard>
  );
}
