import { formatTaxId, stripTaxId } from '#contract/brazil/format-tax-id.ts';
import type { Business } from '#contract/businesses.ts';

/** The values of the form; both kinds of tax id share one field. */
interface BusinessValues extends Record<string, unknown> {
  readonly name: string;
  readonly legalName: string;
  readonly sizeTypeId: string;
  readonly taxId: string;
}

/** The form's values of a business; empty for a new one. */
export function businessValues(business: Business | undefined): BusinessValues {
  return {
    name: business?.name ?? '',
    legalName: business?.legalName ?? '',
    sizeTypeId: business ? String(business.sizeTypeId) : '',
    taxId: formatTaxId(business?.legalRegister ?? business?.personRegister ?? ''),
  };
}

/** The kind of a tax id while it is typed: a CPF has at most eleven digits and no letter. */
export function taxIdKind(typed: string): 'CPF' | 'CNPJ' | undefined {
  const taxId = stripTaxId(typed);
  if (taxId === '') return undefined;
  return /^\d{1,11}$/.test(taxId) ? 'CPF' : 'CNPJ';
}

/** Makes the input of the contract's schema; `hidden` are fields that the form does not show. */
export function businessInputOf(
  { name, legalName, sizeTypeId, taxId }: BusinessValues,
  hidden: { readonly userId: string; readonly avatarUrl?: string | undefined },
) {
  const kind = taxIdKind(taxId);
  return {
    name,
    ...(legalName.trim() !== '' && { legalName }),
    sizeTypeId: sizeTypeId === '' ? undefined : Number(sizeTypeId),
    ...(kind === 'CNPJ' && { legalRegister: taxId }),
    ...(kind === 'CPF' && { personRegister: taxId }),
    userId: hidden.userId,
    ...(hidden.avatarUrl !== undefined && { avatarUrl: hidden.avatarUrl }),
  };
}

/** The form's field for a path of the schema. */
export function businessFieldOf(path: string): string {
  return path === 'legalRegister' || path === 'personRegister' ? 'taxId' : path;
}
