import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';

/** A link as a QR code; its code is loaded when the first one is shown or printed. */
export const LazyQrCode = partOnDemand(async () => ({
  default: (await import('#web/views/qr-code.tsx')).QrCode,
}));
