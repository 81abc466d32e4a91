import { correction, generate } from 'lean-qr/nano';
import { QrPicture, type QrPictureProps, quietZone } from './qr-picture.tsx';

interface PageCodeProps extends Omit<QrPictureProps, 'rows'> {
  readonly url: string;
}

/**
 * The link of an open page as a QR code. Its encoder has half the size of uqr, so the first load of a flyer has room for
 * it. It writes every text as bytes: texts that QR codes store shorter, such as vouchers, need `QrCode`.
 */
export function PageCode({ url, ...props }: PageCodeProps) {
  const code = generate(url, { minCorrectionLevel: correction.M });
  const places = Array.from({ length: code.size + 2 * quietZone }, (_, place) => place - quietZone);
  const rows = places.map((y) => places.map((x) => code.get(x, y)));
  return <QrPicture {...props} rows={rows} />;
}
