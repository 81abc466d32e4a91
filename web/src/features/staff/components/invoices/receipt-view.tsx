import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getReceipt } from '#web/product/billing/api.ts';
import { LoadFailure } from '#web/ui/query-view.tsx';
import classes from './receipt-view.module.css';

/** Returns a ref and whether its element was ever near the window, so that a long list does not load all receipts. */
function useSeen() {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(!('IntersectionObserver' in window));
  useEffect(() => {
    const { current } = element;
    if (isSeen || !current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsSeen(true),
      { rootMargin: '200px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isSeen]);
  return { element, isSeen };
}

interface FileProps {
  readonly url: string;
  readonly contentType: string;
  /** Accessible name. */
  readonly label: string;
}

/** A PDF in the browser's own viewer, or a picture that can be scrolled. */
function ReceiptFile({ url, contentType, label }: FileProps) {
  const { t } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);
  if (contentType === 'application/pdf') {
    return (
      <iframe src={url} title={label} referrerPolicy="no-referrer" className={classes['pdf']} />
    );
  }
  if (hasFailed) return <Text c="dimmed">{t('staff.receipt.notShown')}</Text>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll a long receipt.
    <section className={classes['picture']} aria-label={label} tabIndex={0}>
      <img src={url} alt={label} referrerPolicy="no-referrer" onError={() => setHasFailed(true)} />
    </section>
  );
}

interface ReceiptViewProps {
  readonly invoiceId: string;
  /** The instant of the newest receipt; another one is loaded. */
  readonly uploadedAt: string;
  /** Name of the invoice. */
  readonly name: string;
}

/** The newest receipt of a payment, shown in the card of its invoice. */
export function ReceiptView({ invoiceId, uploadedAt, name }: ReceiptViewProps) {
  const { t } = useTranslation();
  const { element, isSeen } = useSeen();
  const { data, error, refetch } = useQuery({
    queryKey: ['shown-receipt', invoiceId, uploadedAt],
    queryFn: () => getReceipt(invoiceId),
    enabled: isSeen,
    // The link is valid for ten minutes; a shown file needs it no more.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <div ref={element}>
      {data?.viewUrl && (
        <ReceiptFile
          url={data.viewUrl}
          contentType={data.contentType}
          label={t('staff.receipt.shown', { name })}
        />
      )}
      {!data && !error && <Skeleton className={classes['loading']} />}
      {error && <LoadFailure error={error} onRetry={refetch} />}
    </div>
  );
}
