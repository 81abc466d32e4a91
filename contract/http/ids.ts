import './zod-config.ts';
import * as z from 'zod/mini';
import { type IdKind, idPattern } from './id-format.ts';

const idOf = (kind: IdKind) => z.string().check(z.regex(idPattern(kind)));

export const businessId = idOf('business');
export const shopId = idOf('shop');
export const offerId = idOf('offer');
export const validatorId = idOf('validator');
export const indicationId = idOf('indication');
export const exportId = idOf('export');
export const uploadId = idOf('upload');
export const imageId = idOf('image');
export const invoiceId = idOf('invoice');
export const redemptionId = idOf('redemption');
export const reportId = idOf('report');

/** The user's Cognito `sub`. */
export const userId = z.string().check(z.regex(/^[0-9a-f-]{36}$/));
