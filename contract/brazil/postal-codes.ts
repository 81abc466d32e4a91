import '../zod-config.ts';
import * as z from 'zod/mini';

/** CEP: 8 digits; a typed hyphen is dropped. */
export const postalCodeField = z.string().check(
  z.overwrite((value) => value.replace(/[\s.-]/g, '')),
  z.regex(/^\d{8}$/),
);
