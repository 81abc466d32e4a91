import { useEffect, useRef, useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { PushCard } from '#web/product/push-card.tsx';
import { isWaiting, noticeOf } from '../business-notice.ts';
import { BusinessForm } from './business-form.tsx';
import { BusinessStatusNotice } from './business-status-notice.tsx';
import { RevisionChanges } from './revision-changes.tsx';

interface BusinessViewProps {
  /** The record that the owner edits, the business or its revision; undefined for a new one. */
  readonly business: Business | undefined;
  /** The live record, while a revision waits. */
  readonly active: Business | undefined;
  readonly refused: Business | undefined;
}

/** The business's status, its revision beside the live record, and the form. */
export function BusinessView({ business, active, refused }: BusinessViewProps) {
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
