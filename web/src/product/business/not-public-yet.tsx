import type { AlertProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Business } from '#contract/businesses/businesses.ts';
import { lacksTaxId } from '#contract/businesses/lacks-tax-id.ts';
import { isSuspendedForPaymentOnly } from '../billing/payment-state.ts';
import { BusinessNotice } from './business-notice.tsx';

interface NotPublicYetProps extends Pick<AlertProps, 'mb'> {
  readonly business: Business;
}

/** Tells owners of an inactive business that consumers cannot see the content below, with a link to the reason. */
export function NotPublicYet({ business, ...space }: NotPublicYetProps) {
  const { t } = useTranslation();
  const { status } = business;
  if (status === 'active') return null;
  const isUnpaid = isSuspendedForPaymentOnly(business);
  const reasonOfStatus = status === 'pending_approval' && lacksTaxId(business) ? 'taxId' : status;
  const reason = isUnpaid ? 'payment' : reasonOfStatus;
  const hasLink =
    reason === 'taxId' || reason === 'rejected' || reason === 'suspended' || reason === 'payment';
  return (
    <BusinessNotice
      color={status === 'pending_approval' ? 'yellow' : 'red'}
      text={t(`notPublicYet.${reason}`)}
      reason={
        status === 'suspended' && !isUnpaid ? business.suspendedReason : business.rejectionReason
      }
      link={hasLink ? t(`notPublicYet.toBusiness.${reason}`) : undefined}
      to={isUnpaid ? 'invoice' : 'business'}
      {...space}
    />
  );
}
