import { type AgreementInput, agreement } from '#contract/billing/agreements.ts';
import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { keys } from '#lambdas/platform/table/keys.ts';
import { queryAll, rowsBeginningWith } from '#lambdas/platform/table/query.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { remove, replace } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

export type AgreementItem = AgreementInput;

const agreementItem = z.extend(agreement, { note: z.string() });

/** Returns all agreements with a business, the earliest first. Staff make a few per year. */
export async function findAgreements(businessId: string): Promise<AgreementItem[]> {
  const { PK, SK } = keys.agreement(businessId, '');
  const rows = await queryAll(rowsBeginningWith(PK, SK));
  return rows.flatMap((row) => parseStored(agreementItem, row) ?? []);
}

/** Writes an agreement; replaces an agreement that begins on the same day. */
export const saveAgreement = (businessId: string, agreement: AgreementItem): Write =>
  replace({ ...keys.agreement(businessId, agreement.validFrom), ...agreement });

/** Returns the writes that set the expiry of agreements, in Unix seconds. */
export const retainAgreements = (
  businessId: string,
  agreements: readonly AgreementItem[],
  ttl: number,
): Write[] =>
  agreements.map((agreement) =>
    replace({ ...keys.agreement(businessId, agreement.validFrom), ...agreement, ttl }),
  );

export const removeAgreements = (
  businessId: string,
  agreements: readonly AgreementItem[],
): Write[] => agreements.map(({ validFrom }) => remove(keys.agreement(businessId, validFrom)));
