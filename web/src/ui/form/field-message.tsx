import { useTranslation } from 'react-i18next';
import type { FieldErrorCode } from '#contract/http/errors.ts';
import { textFieldOf } from './text-field-of.ts';

interface FieldMessageProps {
  readonly code: FieldErrorCode;
  /** The field's path in the contract's schema, where the code alone does not say what to type. */
  readonly path?: string;
}

/** The text of a field error: the field's own where it has one, else that of the code. */
export function FieldMessage({ code, path = '' }: FieldMessageProps) {
  const { t } = useTranslation();
  const general = `fieldErrors.${code}` as const;
  // Which fields have a text for a code is checked by a test.
  const own = `fieldErrors.byField.${textFieldOf(path)}.${code}` as typeof general;
  return <>{t([own, general])}</>;
}
