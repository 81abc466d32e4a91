import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceiptDownload } from '#contract/billing/invoices.ts';
import { getReceipt } from '#web/product/billing/get-receipt.ts';
import { keepScrollPosition } from './keep-scroll-position.ts';

type FormerReceipts = NonNullable<ReceiptDownload['former']>;

/** Downloads the receipts of an invoice. The replaced receipts are known after the first download. */
export function useReceiptDownload(invoiceId: string) {
  const [former, setFormer] = useState<FormerReceipts>([]);
  const { mutate, error, isPending } = useMutation({
    // A link is valid for ten minutes, so each download requests its own.
    mutationFn: async (uploadedAt: string | undefined) => {
      const { former = [], ...newest } = await getReceipt(invoiceId);
      keepScrollPosition(() => setFormer(former));
      const { url } = former.find((one) => one.uploadedAt === uploadedAt) ?? newest;
      // The answer is a download, so the page stays.
      location.assign(url);
    },
  });
  return {
    former,
    error,
    isPending,
    /** Downloads the receipt with this upload time; without a time, the newest one. */
    download: (uploadedAt?: string) => mutate(uploadedAt),
  };
}
