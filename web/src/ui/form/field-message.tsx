import { useTranslation } from 'react-i18next';
import type { FieldErrorCode } from '#contract/errors.ts';

interface FieldMessageProps {
  readonly code: FieldErrorCode;
  /** The field's path in the schema. */
  readonly path?: string;
}

/** The text of a field error. */
export function FieldMessage({ code }: FieldMessageProps) {
  const { t } = useTranslation();
  return <>{t(`fieldErrors.${code}`)}</>;
}
