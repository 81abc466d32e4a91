import { encode } from 'uqr';
import { QrPicture, type QrPictureProps, quietZone } from './qr-picture.tsx';

interface QrCodeProps extends Omit<QrPictureProps, 'rows'> {
  readonly url: string;
}

/** A link as a QR code. */
export default function QrCode({ url, ...props }: QrCodeProps) {
  return <QrPicture {...props} rows={encode(url, { ecc: 'M', border: quietZone }).data} />;
}
