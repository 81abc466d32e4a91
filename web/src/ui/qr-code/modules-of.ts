import { encode } from 'uqr';
import { quietZone } from './qr-picture.tsx';

/** Returns the rows of a link's QR code with its white edge; dark modules are true. */
export const modulesOf = (url: string): readonly (readonly boolean[])[] =>
  encode(url, { ecc: 'M', border: quietZone }).data;
