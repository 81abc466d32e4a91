import { formatTaxId, stripTaxId } from '#contract/brazil/format-numbers.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { smallestSizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { type FormPhotos, imagesUrlsOf, photoOfUrl } from '#web/platform/photos/photos.ts';

/** The values of the form; both kinds of tax id share one field. */
export interface BusinessValues extends Record<string, unknown> {
  readonly name: string;
  /** The avatar, if any. */
  readonly photos: FormPhotos;
  readonly legalName: string;
  readonly sizeTypeId: string;
  readonly taxId: string;
}

/** Returns the form's values. `known` are photos of the form; the avatar among them keeps its running upload. */
export function businessValues(
  business: Business | undefined,
  known: FormPhotos = [],
): BusinessValues {
  const avatarUrl = business?.avatarUrl;
  return {
    name: business?.name ?? '',
    photos:
      avatarUrl === undefined
        ? []
        : [known.find(({ url }) => url === avatarUrl) ?? photoOfUrl(avatarUrl)],
    legalName: business?.legalName ?? '',
    sizeTypeId: String(business?.sizeTypeId ?? smallestSizeTypeId),
    taxId: formatTaxId(business?.legalRegister ?? business?.personRegister ?? ''),
  };
}

/** Returns the kind of a partly typed tax id: a CPF has at most eleven digits and no letter. */
export function taxIdKind(typed: string): 'CPF' | 'CNPJ' | undefined {
  const taxId = stripTaxId(typed);
  if (taxId === '') return undefined;
  return /^\d{1,11}$/.test(taxId) ? 'CPF' : 'CNPJ';
}

/** Converts the form's values to the input of the contract's schema. */
export function businessInputOf(
  { name, photos, legalName, sizeTypeId, taxId }: BusinessValues,
  userId: string,
) {
  const [avatarUrl] = imagesUrlsOf(photos);
  const kind = taxIdKind(taxId);
  return {
    name,
    ...(legalName.trim() !== '' && { legalName }),
    sizeTypeId: sizeTypeId === '' ? undefined : Number(sizeTypeId),
    ...(kind === 'CNPJ' && { legalRegister: taxId }),
    ...(kind === 'CPF' && { personRegister: taxId }),
    userId,
    ...(avatarUrl !== undefined && { avatarUrl }),
  };
}

/** Returns the form's field for a path of the schema. */
export function businessFieldOf(path: string): string {
  if (path === 'avatarUrl') return 'photos';
  return path === 'legalRegister' || path === 'personRegister' ? 'taxId' : path;
}
