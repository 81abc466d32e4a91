import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import { type BusinessSearch, businessesQuery, useBusinessesAnew } from '../../api.ts';
import { EntryList } from '../desk/entry-list.tsx';
import { BusinessCard, PendingBusiness } from './business-cards.tsx';

/** A business with the buttons for its status at loading time; a decision does not replace the buttons. */
function BusinessEntry({ business }: { readonly business: BusinessForStaff }) {
  const [isPending] = useState(business.status === 'pending_approval');
  return isPending ? <PendingBusiness business={business} /> : <BusinessCard business={business} />;
}

// A constant function, so that shown rows are not rendered again when more are loaded.
const showBusiness = (business: BusinessForStaff) => <BusinessEntry business={business} />;

interface BusinessListProps {
  readonly search: BusinessSearch;
  /** Usual height of a row on a phone, in pixels. */
  readonly rowHeight: number;
  readonly empty: ReactNode;
}

/** The businesses with a status, or the businesses of any status that match words. */
export function BusinessList({ search, ...list }: BusinessListProps) {
  const query = useInfiniteQuery(businessesQuery(search));
  return (
    <EntryList query={query} onAskAnew={useBusinessesAnew()} {...list}>
      {showBusiness}
    </EntryList>
  );
}
