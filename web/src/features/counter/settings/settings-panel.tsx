import { useTranslation } from 'react-i18next';
import classes from './settings.module.css';
import { changeSettings, type Settings } from './settings.ts';

/** The settings of this device, folded away. */
export function SettingsPanel({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation();
  const switchOf = (name: keyof Settings) => (
    <label>
      <input
        type="checkbox"
        checked={settings[name]}
        onChange={(event) => changeSettings({ [name]: event.currentTarget.checked })}
      />
      {t(`counter.settings.${name}`)}
    </label>
  );
  return (
    <details className={classes['root']}>
      <summary>{t('counter.settings.title')}</summary>
      {switchOf('hasSound')}
      {/* Safari has no vibration. */}
      {'vibrate' in navigator && switchOf('vibrates')}
      {switchOf('usesAtOnce')}
      <p>{t('counter.settings.usesAtOnceHint')}</p>
    </details>
  );
}
