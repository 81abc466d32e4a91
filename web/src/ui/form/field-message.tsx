import { useTranslation } from 'react-i18next';
import type { FieldErrorCode } from '#contract/http/errors.ts';

/** Fields that share texts. */
const sameTexts: Readonly<Record<string, string>> = {
  Phone: 'phone',
  WhatsApp: 'phone',
  Email: 'email',
  newPassword: 'password',
  temporaryPassword: 'password',
  originalPrice: 'price',
  offerPrice: 'price',
  monthlyPrice: 'price',
  availableLimit: 'limit',
  maxShops: 'agreedLimit',
  maxValidatorsPerShop: 'agreedLimit',
  maxActiveOffers: 'agreedLimit',
  shopRules: 'about',
  moreDetails: 'about',
  offerRules: 'about',
};

/** Returns the name under `fieldErrors.byField` for a path such as `address.city` or `shopsIds.0`. */
export function textFieldOf(path: string): string {
  const [first = '', second = ''] = path.split('.');
  const field = first === 'address' || first === 'contacts' ? second : first;
  return sameTexts[field] ?? field;
}

interface FieldMessageProps {
  readonly code: FieldErrorCode;
  /** The field's path in the contract's schema, for codes whose text depends on the field. */
  readonly path?: string;
}

/** The text of a field error: the field's own text, else the general text of the code. */
export function FieldMessage({ code, path = '' }: FieldMessageProps) {
  const { t } = useTranslation();
  const general = `fieldErrors.${code}` as const;
  // A test checks which fields have a text for a code.
  const own = `fieldErrors.byField.${textFieldOf(path)}.${code}` as typeof general;
  return <>{t([own, general])}</>;
}
