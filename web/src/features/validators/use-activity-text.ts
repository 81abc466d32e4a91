import { useTranslation } from 'react-i18next';
import type { Validator } from '#contract/validators/validators.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { formatTimeAgo } from '#web/lib/format/instants.ts';

/** Returns a function that describes a validator's activity: `12 validações · Última validação há 3 dias`. */
export function useActivityText(): (validator: Validator) => string {
  const { t, i18n } = useTranslation();
  const now = useNow();
  return ({ lastValidationAt, validationsCount }) => {
    if (!lastValidationAt) return t('validators.neverValidated');
    const when = formatTimeAgo(lastValidationAt, now, i18n.language);
    const count = t('validators.count', { count: validationsCount });
    const last = when
      ? t('validators.lastValidation', { when })
      : t('validators.lastValidationNow');
    return `${count} · ${last}`;
  };
}
