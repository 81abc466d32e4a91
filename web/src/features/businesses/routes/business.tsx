import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconClock, IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Business } from '#contract/businesses/businesses.ts';
import { useStartOfForm } from '#web/platform/offline/offline.ts';
import { overdueText } from '#web/product/billing/overdue-text.ts';
import { overdueOf } from '#web/product/billing/payment-state.ts';
import { PushCard } from '#web/product/push-card.tsx';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { owners } from '#web/screens/user-state.ts';
import { chooseUse, chosenUse } from '#web/session/chosen-use.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { myBusinessQuery, newestInvoicesQuery } from '#web/session/queries/my-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import {
  type BusinessNoticeKind,
  contactOf,
  isWaiting,
  noticeOf,
  reasonOf,
} from '../business-notice.ts';
import { BusinessForm } from '../components/business-form.tsx';
import { ContactLink } from '../components/contact-link.tsx';
import { RevisionChanges } from '../components/revision-changes.tsx';
import { UseChoice } from '../components/use-choice.tsx';
import classes from './business.module.css';

const looks = {
  pending: { color: 'yellow', Icon: IconClock },
  special: { color: 'blue', Icon: IconClock },
  specialActive: { color: 'blue', Icon: IconClock },
  taxIdMissing: { color: 'orange', Icon: IconAlertTriangle },
  revision: { color: 'yellow', Icon: IconClock },
  revisionRejected: { color: 'orange', Icon: IconAlertTriangle },
  rejected: { color: 'red', Icon: IconAlertTriangle },
  suspended: { color: 'red', Icon: IconBan },
  suspendedForPayment: { color: 'red', Icon: IconReceipt },
  closed: { color: 'gray', Icon: IconBan },
} as const satisfies Readonly<Record<BusinessNoticeKind, object>>;

/** Notices that ask the owner to correct a field of the form. */
const fieldToCorrect = {
  taxIdMissing: 'taxId',
  rejected: 'name',
} as const;

const hasFieldToCorrect = (notice: BusinessNoticeKind): notice is keyof typeof fieldToCorrect =>
  notice in fieldToCorrect;

interface BusinessStatusProps {
  readonly business: Business;
  /** The live record, while a revision waits. */
  readonly active: Business | undefined;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Called with the field that gets the focus. */
  readonly onCorrect: (field: string) => void;
}

/** The sum due of the overdue invoices that suspend a business. */
function OverdueSum({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const { data } = useQuery(newestInvoicesQuery(business.id));
  const overdue = overdueOf(data?.items ?? []);
  return overdue && <Text mt="xs">{overdueText(t, overdue, business)}</Text>;
}

/** Explains the status of the business, its reason and what happens next. Hidden if there is nothing to say. */
function BusinessStatusNotice({ business, active, headingRef, onCorrect }: BusinessStatusProps) {
  const { t } = useTranslation();
  const notice = noticeOf(business, active);
  if (!notice) return null;
  const { color, Icon } = looks[notice];
  const contact = contactOf(notice, business);
  const reason = reasonOf(notice, business, active);
  return (
    <Alert
      role="note"
      color={color}
      variant="light"
      icon={<Icon aria-hidden="true" />}
      className={classes['root'] ?? ''}
    >
      <Text component="h2" ref={headingRef} tabIndex={-1} fw={600} mb={4}>
        {t(`businesses.notice.${notice}.title`)}
      </Text>
      {t(`businesses.notice.${notice}.text`)}
      {reason !== undefined && (
        <Text mt="xs">
          <strong>{t('businesses.reason')}</strong> {reason}
        </Text>
      )}
      {notice === 'suspendedForPayment' && <OverdueSum business={active ?? business} />}
      {notice === 'suspendedForPayment' && (
        <Button mt="sm" variant="default" component={Link} to={linkToScreen('invoice')}>
          {t('businesses.notice.suspendedForPayment.action')}
        </Button>
      )}
      {contact && <ContactLink about={contact} />}
      {hasFieldToCorrect(notice) && (
        <Button mt="sm" variant="default" onClick={() => onCorrect(fieldToCorrect[notice])}>
          {t(`businesses.notice.${notice}.action`)}
        </Button>
      )}
    </Alert>
  );
}

interface BusinessViewProps {
  /** The record that the owner edits, the business or its revision; undefined for a new one. */
  readonly business: Business | undefined;
  /** The live record, while a revision waits. */
  readonly active: Business | undefined;
  readonly refused: Business | undefined;
}

/** The business's status, its revision beside the live record, and the form. */
function BusinessView({ business, active, refused }: BusinessViewProps) {
  const [sent, setSent] = useState<Business>();
  const heading = useRef<HTMLHeadingElement>(null);
  const formArea = useRef<HTMLDivElement>(null);
  const isShown = sent && business?.id === sent.id && business.version >= sent.version;
  const shown = isShown ? sent : undefined;
  // If the saved status shows no notice, the focus stays at the form.
  useEffect(() => {
    if (shown) (heading.current ?? formArea.current)?.focus();
  }, [shown]);

  // If a draft is offered instead of the form, the draft gets the focus.
  const focusField = (name: string) => {
    const field = formArea.current?.querySelector<HTMLElement>(`input[name="${name}"]`);
    (field ?? formArea.current)?.focus();
  };
  return (
    <>
      {business && (
        <BusinessStatusNotice
          business={business}
          active={active}
          headingRef={heading}
          onCorrect={focusField}
        />
      )}
      {business && isWaiting(noticeOf(business, active)) && <PushCard isOffer />}
      {business && active && <RevisionChanges revision={business} active={active} />}
      <div ref={formArea} tabIndex={-1}>
        <BusinessForm
          business={business}
          active={active}
          refused={refused}
          onSent={setSent}
          focusField={focusField}
        />
      </div>
    </>
  );
}

/** The user's business: its status, and the form that registers and changes it. Without one, first a choice. */
export default function BusinessScreen() {
  const { t } = useTranslation();
  const { userId, role } = useMe();
  const query = useStartOfForm(myBusinessQuery(userId));
  const [use, setUse] = useState(() => chosenUse(userId));
  const business = query.data?.items[0];
  const isWell = business !== undefined && noticeOf(business, query.data?.active) === undefined;
  const isAsked = use === undefined && owners.includes(role);
  if (isAsked && query.data && !business) {
    return (
      <UseChoice
        onChoose={(chosen) => {
          chooseUse(userId, chosen);
          setUse(chosen);
        }}
      />
    );
  }
  return (
    <>
      <PageHeader
        title={t('businesses.title')}
        subtitle={isWell && <StatusBadge status={business.status} />}
      />
      <Stack gap="md">
        <QueryView query={query} loading={<FormSkeleton />}>
          {({ items: [current], active, rejectedRevision }) => (
            <>
              {/* Not in the header, where it would push the page down when it appears. */}
              {!current && <Text c="dimmed">{t('businesses.subtitleNew')}</Text>}
              <BusinessView business={current} active={active} refused={rejectedRevision} />
            </>
          )}
        </QueryView>
      </Stack>
    </>
  );
}
