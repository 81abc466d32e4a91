import { useTranslation } from 'react-i18next';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import classes from './flyer-footer.module.css';

/** The Vitrine wordmark and the language switch. */
export function FlyerFooter() {
  const { t } = useTranslation();
  return (
    <footer className={classes['root']}>
      <Wordmark height={26} />
      <p className={classes['text']}>{t('flyer.footer')}</p>
      <div className={classes['languages']}>
        <LanguageSwitch />
      </div>
    </footer>
  );
}
