import './zod-config.ts';
import * as z from 'zod/mini';
import { fold } from './fold.ts';

// The specification's strip-characters rule (section 5).
const stripped = /[\s&/\\#,()$~%.'":*?<>{}-]/g;

/** A shop identifier as typed, in lower case, without accents and the characters that are stripped. */
export function foldShopIdentifier(typed: string): string {
  return fold(typed).replace(stripped, '');
}

/**
 * First segments of our paths, and the marketplace's own name. `summary` is the last segment of
 * `/shops/{id}/summary`, which also matches the path that looks up an identifier.
 */
const reserved = new Set([
  'admin',
  'api',
  'assets',
  'business',
  'changepassword',
  'changeuserdata',
  'confirmforgot',
  'confirmsignup',
  'folder',
  'forgot',
  'images',
  'invoice',
  'invoicedetail',
  'invoicelist',
  'login',
  'modallimit',
  'offer',
  'offerlist',
  'payment',
  'profile',
  'reportdetail',
  'reportlist',
  'shop',
  'shoplist',
  'signup',
  'staff',
  'static',
  'statistics',
  'summary',
  'validator',
  'validatorlist',
  'vitrine',
]);

/** A shop's identifier, 3 to 30 of `a-z0-9-` after folding, and none of the reserved words. */
export const shopIdentifierField = z.string().check(
  z.overwrite(foldShopIdentifier),
  z.minLength(3),
  z.maxLength(30),
  z.regex(/^[a-z0-9-]*$/),
  z.refine<string>((value) => !reserved.has(value), { error: 'RESERVED' }),
);
