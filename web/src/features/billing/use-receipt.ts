import { useEffect, useRef, useState } from 'react';
import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import type { Invoice } from '#contract/billing/invoices.ts';
import { isPdf, pdfHeaderBytes } from '#contract/billing/receipt-files.ts';
import { maxUploadBytes } from '#contract/media/uploads.ts';
import { useInvalidate } from '#web/platform/api/api.ts';
import { hasCode } from '#web/platform/http/http.ts';
import {
  type PhotoProblem,
  PictureError,
  photoProblemOf,
  pollUpload,
  preparePicture,
  uploadFile,
} from '#web/platform/photos/photos.ts';
import { useSendReceipt } from './api.ts';

const pdfType = 'application/pdf';

const firstBytesOf = async (file: Blob) =>
  new Uint8Array(await file.slice(0, pdfHeaderBytes).arrayBuffer());

/** Returns the file to send as a receipt, by its content: PDFs unchanged, pictures prepared. Throws PictureError. */
export async function receiptFileOf(file: Blob): Promise<Blob> {
  if (isPdf(await firstBytesOf(file))) {
    if (file.size > maxUploadBytes) throw new PictureError('TOO_LARGE');
    return file.slice(0, file.size, pdfType);
  }
  if (file.type === pdfType) throw new PictureError('NOT_A_PDF');
  return (await preparePicture(file)).picture;
}

type ReceiptWork =
  | { readonly phase: 'none' }
  | { readonly phase: 'sending'; readonly part: number }
  | { readonly phase: 'processing' }
  | { readonly phase: 'failed'; readonly problem: PhotoProblem }
  | { readonly phase: 'sent' };

/** A file that the server has accepted; the call that sends the receipt may still fail. */
interface Received {
  readonly file: Blob;
  readonly uploadId: string;
}

/** Uploads a file and waits until the server accepts it. Throws PictureError on refusal or timeout. */
async function receive(
  file: Blob,
  signal: AbortSignal,
  show: (work: ReceiptWork) => void,
): Promise<string> {
  const prepared = await receiptFileOf(file);
  const { id } = await uploadFile(prepared, {
    area: 'receipt',
    signal,
    onSent: (part) => show({ phase: 'sending', part }),
  });
  show({ phase: 'processing' });
  const upload = await pollUpload(id, signal);
  if (upload.status === 'refused') throw new PictureError(upload.reasonCode ?? 'REFUSED');
  if (upload.status !== 'ready') throw new Error('The receipt is not ready in time');
  return id;
}

/** Returns whether staff or another page changed the invoice meanwhile. */
const wasChanged = (error: unknown) =>
  hasCode(error, 'VERSION_MISMATCH') || hasCode(error, 'INVALID_TRANSITION');

/** Sends the receipt of an invoice. `retry` does not upload the same file twice. */
export function useReceipt({ id, version }: Pick<Invoice, 'id' | 'version'>) {
  const [work, setWork] = useState<ReceiptWork>({ phase: 'none' });
  const file = useRef<Blob>(undefined);
  const received = useRef<Received>(undefined);
  const control = useRef<AbortController>(undefined);
  const mutation = useSendReceipt();
  const invalidate = useInvalidate();
  useEffect(() => () => control.current?.abort(), []);

  const send = async (chosen: Blob) => {
    file.current = chosen;
    const controller = new AbortController();
    control.current = controller;
    const { signal } = controller;
    setWork({ phase: 'sending', part: 0 });
    mutation.reset();
    try {
      const isReceived = received.current?.file === chosen;
      const uploadId = isReceived
        ? (received.current?.uploadId ?? '')
        : await receive(chosen, signal, setWork);
      received.current = { file: chosen, uploadId };
      setWork({ phase: 'processing' });
      await mutation.mutateAsync({ params: { id }, body: { uploadId }, version });
      setWork({ phase: 'sent' });
    } catch (error) {
      // Reload: otherwise each retry would be refused, too.
      if (wasChanged(error))
        await invalidate([invoiceRoutes.getInvoice, invoiceRoutes.listInvoices]);
      if (!signal.aborted) setWork({ phase: 'failed', problem: photoProblemOf(error) });
    }
  };
  return {
    work,
    /** The error of the call; null if the upload failed. */
    refusal: mutation.error,
    send,
    retry: () => file.current && send(file.current),
  };
}
