import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The reason for a decision. */
export function GivenReason({ reason }: { readonly reason: string }) {
  const { t } = useTranslation();
  return (
    <Text style={{ overflowWrap: 'anywhere' }}>
      <Text span c="dimmed">
        {t('staff.reason')}:
      </Text>{' '}
      {reason}
    </Text>
  );
}
