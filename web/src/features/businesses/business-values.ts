import { formatTaxId, stripTaxId } from '#contract/brazil/tax-ids.ts';
import type { Business } from '#contract/businesses.ts';

/** What the form holds: both kinds of tax id share one field. */
export interface BusinessValues extends Record<string, unknown> {
  readonly name: string;
  readonly legalName: string;
  readonly sizeTypeId: string;
  readonly taxId: string;
}

/** The values that show a business, or the empty ones of a new one. */
export function businessValues(business: Business | undefined): BusinessValues {
  return {
    name: business?.name ?? '',
    legalName: business?.legalName ?? '',
    sizeTypeId: business ? String(business.sizeTypeId) : '',
    taxId: formatTaxId(business?.legalRegister ?? business?.personRegister ?? ''),
  };
}

/** A CPF has eleven digits at most; more of them, or any letter, makes it a CNPJ. */
export function taxIdKind(typed: string): 'CPF' | 'CNPJ' | undefined {
  const taxId = stripTaxId(typed);
  if (taxId === '') return undefined;
  return /^\d{1,11}$/.test(taxId) ? 'CPF' : 'CNPJ';
}

/** What the contract's schema is given for some values; `kept` are fields that the form does not show. */
export function businessInputOf(
  { name, legalName, sizeTypeId, taxId }: BusinessValues,
  kept: { readonly userId: string; readonly avatarUrl?: string | undefined },
) {
  const kind = taxIdKind(taxId);
  return {
    name,
    ...(legalName.trim() !== '' && { legalName }),
    sizeTypeId: sizeTypeId === '' ? undefined : Number(sizeTypeId),
    ...(kind === 'CNPJ' && { legalRegister: taxId }),
    ...(kind === 'CPF' && { personRegister: taxId }),
    userId: kept.userId,
    ...(kept.avatarUrl !== undefined && { avatarUrl: kept.avatarUrl }),
  };
}

/** The form's field for a path of the schema. */
export function businessFieldOf(path: string): string {
  return path === 'legalRegister' || path === 'personRegister' ? 'taxId' : path;
}
