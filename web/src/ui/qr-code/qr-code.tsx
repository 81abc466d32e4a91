import { modulesOf } from './modules-of.ts';
import { QrPicture, type QrPictureProps } from './qr-picture.tsx';

interface QrCodeProps extends Omit<QrPictureProps, 'rows'> {
  readonly url: string;
}

/** A link as a QR code. */
export default function QrCode({ url, ...props }: QrCodeProps) {
  return <QrPicture {...props} rows={modulesOf(url)} />;
}
