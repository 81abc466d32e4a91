import { lazyPart } from '#web/lib/lazy-part.tsx';

/** A link as a QR code; its code is loaded when the first one is shown or printed. */
export const QrCode = lazyPart(() => import('./qr-code.tsx'));
