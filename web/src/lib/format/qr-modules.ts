import { encode } from 'uqr';

/** White modules around a code (ISO/IEC 18004). */
const quietZone = 4;

/** Returns the rows of a link's QR code with its white edge; dark modules are true. */
export const qrModules = (url: string): readonly (readonly boolean[])[] =>
  encode(url, { ecc: 'M', border: quietZone }).data;
