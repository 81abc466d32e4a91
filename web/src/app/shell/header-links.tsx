import { IconQrcode, IconTag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pagePaths } from '#contract/pages/page-paths.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { screenOf } from '#web/screens/screens.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import classes from './header-links.module.css';

/** The header's links to the offers, and for owners and validators to the counter. Phones have room for the counter. */
export function HeaderLinks() {
  const { t } = useTranslation();
  const { role } = useMe();
  return (
    <nav className={classes['root']} aria-label={t('shell.places')}>
      <a
        href={pagePaths.offers}
        className={`${classes['link']} ${classes['wide']}`}
        // The side menu has the user's own offers.
        aria-label={t('shell.offersNamed')}
      >
        <IconTag size={20} aria-hidden="true" />
        {t('shell.offers')}
      </a>
      {screenOf('counter').roles?.includes(role) && (
        <Link to={linkToScreen('counter')} replace className={classes['link']}>
          <IconQrcode size={20} aria-hidden="true" />
          <span className={classes['label']}>{t('shell.screens.counter')}</span>
        </Link>
      )}
    </nav>
  );
}
