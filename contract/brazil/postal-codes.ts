import '../http/zod-config.ts';
import * as z from 'zod/mini';

/** CEP: 8 digits; hyphens and other signs are dropped. */
export const postalCodeField = z.string().check(
  z.overwrite((value) => value.normalize('NFKC').replace(/[\s\p{P}\p{Dash}\p{Cf}]/gu, '')),
  z.regex(/^\d{8}$/),
);
