import { Alert, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { OtherBusiness } from '#contract/staff/staff.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { DecisionsLink } from '../decisions/decisions-link.tsx';

interface SameTaxIdProps {
  readonly taxIdType: 'CNPJ' | 'CPF';
  readonly others: readonly OtherBusiness[];
}

/** Other businesses with the same tax id, with the decision on each. */
export function SameTaxId({ taxIdType, others }: SameTaxIdProps) {
  const { t } = useTranslation();
  return (
    <Alert
      role="note"
      color="yellow"
      variant="light"
      title={t('staff.sameTaxId', { count: others.length, taxIdType })}
    >
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {others.map(({ id, name, status }) => (
          <Group component="li" key={id} gap="sm">
            <Text span fw={550} style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            <StatusBadge status={status} />
            <DecisionsLink businessId={id} name={name} isInNote />
          </Group>
        ))}
      </Stack>
    </Alert>
  );
}
