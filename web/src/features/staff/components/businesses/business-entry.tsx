import { useState } from 'react';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import { BusinessCard } from './business-card.tsx';
import { PendingBusiness } from './pending-business.tsx';

/** A business with the buttons for its status at loading time; a decision does not replace the buttons. */
function BusinessEntry({ business }: { readonly business: BusinessForStaff }) {
  const [isPending] = useState(business.status === 'pending_approval');
  return isPending ? <PendingBusiness business={business} /> : <BusinessCard business={business} />;
}

/** Renders the entry as a row; a constant function, so that shown rows are not rendered again when more are loaded. */
export const showBusiness = (business: BusinessForStaff) => <BusinessEntry business={business} />;
