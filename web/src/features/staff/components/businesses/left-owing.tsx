import { Alert, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Debt } from '#contract/staff/staff.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';

interface LeftOwingProps {
  readonly taxIdType: 'CNPJ' | 'CPF';
  readonly debts: readonly Debt[];
}

/** Unpaid debts of closed businesses with the same tax id; staff see them before an approval. */
export function LeftOwing({ taxIdType, debts }: LeftOwingProps) {
  const { t } = useTranslation();
  return (
    <Alert role="note" color="yellow" variant="light" title={t('staff.leftOwing', { taxIdType })}>
      {debts.map(({ amount, on }) => (
        <Text key={`${on} ${amount}`}>
          {t('staff.leftOwingOn', { amount: formatMoney(amount), day: formatDay(on) })}
        </Text>
      ))}
    </Alert>
  );
}
