import { useEffect, useRef, useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { PushCard } from '#web/product/push-card.tsx';
import { isWaiting, noticeOf } from '../business-notice.ts';
import { BusinessForm } from './business-form.tsx';
import { BusinessStatusNotice } from './business-status-notice.tsx';
import { RevisionChanges } from './revision-changes.tsx';

interface BusinessViewProps {
  /** What the owner edits: the business or its revision; undefined for a new one. */
  readonly business: Business | undefined;
  /** The live record, while a revision waits. */
  readonly active: Business | undefined;
  /** The revision of the business that staff refused last. */
  readonly refused: Business | undefined;
}

/** The business's status, its revision beside the live record, and the form. */
export function BusinessView({ business, active, refused }: BusinessViewProps) {
  const [sent, setSent] = useState<Business>();
  const heading = useRef<HTMLHeadingElement>(null);
  const formArea = useRef<HTMLDivElement>(null);
  const isShown = sent && business?.id === sent.id && business.version >= sent.version;
  const shown = isShown ? sent : undefined;
  // After a save about which the status has nothing to say, the focus stays at the form.
  useEffect(() => {
    if (shown) (heading.current ?? formArea.current)?.focus();
  }, [shown]);

  // Where a draft is offered instead of the form, that gets the focus.
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
