import { useState } from 'react';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import { BusinessCard } from './business-card.tsx';
import { PendingBusiness } from './pending-business.tsx';

/** A business with what staff may do with it, by its status when it was listed: the buttons stay those. */
function BusinessEntry({ business }: { readonly business: BusinessForStaff }) {
  const [isPending] = useState(business.status === 'pending_approval');
  return isPending ? <PendingBusiness business={business} /> : <BusinessCard business={business} />;
}

/** The entry as a row: the same function in each render, so that rows are not rendered again when more are loaded. */
export const showBusiness = (business: BusinessForStaff) => <BusinessEntry business={business} />;
