import { useTranslation } from 'react-i18next';
import { isMoney, type TotalName, useNumberText } from '#web/lib/numbers/shown-totals.ts';
import { changeOf } from './change-of.ts';

/** Returns a function that says how a total has changed: `12 a mais`, `R$ 3,00 a menos` or `sem mudança`. */
export function useChangeText() {
  const { t } = useTranslation();
  const textOf = useNumberText();
  return (name: TotalName, value: number, before = 0): string => {
    const { kind, difference } = changeOf(value, before);
    return t(`statistics.change.${kind}`, { difference: textOf(difference, isMoney(name)) });
  };
}
