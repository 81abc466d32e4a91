import { useTranslation } from 'react-i18next';
import type { FieldErrorCode } from '#contract/errors.ts';

/** The text of a field error. */
export function FieldMessage({ code }: { readonly code: FieldErrorCode }) {
  const { t } = useTranslation();
  return <>{t(`fieldErrors.${code}`)}</>;
}
