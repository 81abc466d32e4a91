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

/** The sentence that says where a business stands and what comes next. */
function sentenceOf({ status, previousActive, rejectionReason }: Business) {
  if (status === 'pending_approval') return previousActive ? 'revision' : 'pending_approval';
  if (status === 'active') return rejectionReason ? 'revisionRejected' : 'active';
  return status;
}

/** Where the business stands, why, and what comes next. */
export function BusinessStatus({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const sentence = sentenceOf(business);
  const reason = sentence === 'suspended' ? business.suspendedReason : business.rejectionReason;
  const showsReason = reason !== undefined && sentence !== 'active' && sentence !== 'revision';
  return (
    <Alert
      color={sentence === 'revisionRejected' ? 'orange' : colors[business.status]}
      variant="light"
      role="status"
    >
      <Text component="h2" fw={650} mb={4}>
        {t(`businesses.status.${sentence}.title`)}
      </Text>
      {t(`businesses.status.${sentence}.text`)}
      {showsReason && (
        <Text mt="xs">
          <strong>{t('businesses.reason')}</strong> {reason}
        </Text>
      )}
    </Alert>
  );
}
