import type { ReactNode } from 'react';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';

/** The header of an open page: dark plum, with the white wordmark and the edge of an awning. Paper leaves it out. */
export function BrandBar({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="brand-bar">
      <Wordmark height={32} />
      {children}
    </div>
  );
}
