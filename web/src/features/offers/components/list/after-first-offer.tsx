import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BelowHeader } from '#web/ui/page/below-header.ts';
import { focusPageHeading } from '#web/ui/page/focus-page-heading.ts';
import { useFromOffer } from '../../use-from-offer.ts';
import { FirstOffer } from './first-offer.tsx';

/** Shows a first, just published offer below the heading of the list, in place of the first steps. */
export function AfterFirstOffer({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { offerId, isFirst } = useFromOffer();
  if (!offerId || !isFirst) return children;
  const close = () => {
    focusPageHeading();
    navigate(pathname + search, { replace: true });
  };
  return <BelowHeader value={<FirstOffer id={offerId} onClose={close} />}>{children}</BelowHeader>;
}
