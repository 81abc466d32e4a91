import { useTranslation } from 'react-i18next';
import type { FieldErrorCode } from '#contract/http/errors.ts';
import { textFieldOf } from './text-field-of.ts';

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
