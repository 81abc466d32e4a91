import { useTranslation } from 'react-i18next';
import type { FieldErrorCode } from '#contract/errors.ts';

/** What is wrong with a field, in the user's language. */
export function FieldMessage({ code }: { readonly code: FieldErrorCode }) {
  const { t } = useTranslation();
  return <>{t(`fieldErrors.${code}`)}</>;
}
