import { partOnDemand } from '#web/lib/on-demand.tsx';

/** A link as a QR code; its code is loaded when the first one is shown or printed. */
export const QrCode = partOnDemand(() => import('./qr-code.tsx'));
