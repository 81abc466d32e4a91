import { Alert, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Business } from '#contract/businesses.ts';

const colors: Readonly<Record<Business['status'], string>> = {
  pending_approval: 'yellow',
  active: 'teal',
  rejected: 'red',
  suspended: 'red',
  closed: 'gray',
};

/** The key of the text for a business's state. */
function textKeyOf({ status, previousActive, rejectionReason }: Business) {
  if (status === 'pending_approval') return previousActive ? 'revision' : 'pending_approval';
  if (status === 'active') return rejectionReason ? 'revisionRejected' : 'active';
  return status;
}

/** The status of the business, its reason, and what happens next. */
export function BusinessStatus({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const textKey = textKeyOf(business);
  const reason = textKey === 'suspended' ? business.suspendedReason : business.rejectionReason;
  const showsReason = reason !== undefined && textKey !== 'active' && textKey !== 'revision';
  return (
    <Alert
      color={textKey === 'revisionRejected' ? 'orange' : colors[business.status]}
      variant="light"
      role="status"
    >
      <Text component="h2" fw={650} mb={4}>
        {t(`businesses.status.${textKey}.title`)}
      </Text>
      {t(`businesses.status.${textKey}.text`)}
      {showsReason && (
        <Text mt="xs">
          <strong>{t('businesses.reason')}</strong> {reason}
        </Text>
      )}
    </Alert>
  );
}
