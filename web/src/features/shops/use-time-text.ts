import { useTranslation } from 'react-i18next';

const minutesOfDay = 24 * 60;

/** Returns a function that formats minutes since midnight as `8h` or `8h30`, also after 24 hours. */
export function useTimeText(): (minutes: number) => string {
  const { t } = useTranslation();
  return (minutes) => {
    const shown = minutes > minutesOfDay ? minutes - minutesOfDay : minutes;
    const hour = Math.floor(shown / 60);
    return shown % 60 === 0
      ? t('shops.hours.fullHour', { hour })
      : t('shops.hours.time', { hour, minutes: String(shown % 60).padStart(2, '0') });
  };
}
