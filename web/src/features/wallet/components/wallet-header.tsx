import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pageLink } from '#contract/pages/page-link.ts';
import { lastPlace } from '#web/lib/last-place.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { meQuery } from '#web/session/queries/get-me.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { MapPinIcon } from '#web/views/icons/icons.tsx';
import { SearchForm } from '#web/views/page/search-form.tsx';
import classes from '#web/views/page/site-bar.module.css';
import { chooserLink } from '#web/views/place/chooser-link.ts';

/** The first screen of a role's work. */
const screensOfRoles = { owner: 'business', validator: 'counter', staff: 'staff' } as const;

function RoleLink() {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  if (!me || me.role === 'consumer') return null;
  return (
    <Link to={linkToScreen(screensOfRoles[me.role])} replace className={classes['role']}>
      {t(`wallet.header.${me.role}`)}
    </Link>
  );
}

/** The header of open pages for a signed-in user: place, search, and the ways to work and account. */
export function WalletHeader() {
  const { t } = useTranslation();
  const [, placePath = chooserLink, , place = t('wallet.header.choosePlace')] = lastPlace();
  return (
    <header data-bare="">
      <div className={`brand-bar ${classes['root']}`}>
        <a href={pageLink('offers')}>
          <Wordmark height={32} />
        </a>
        <nav className={classes['place']} aria-label={t('wallet.header.places')}>
          <MapPinIcon />
          <a href={placePath}>{place}</a>
        </nav>
        <SearchForm label={t('wallet.header.search')} submit={t('wallet.header.submit')} />
        <RoleLink />
        <Link to={linkToScreen('profile')} replace className={classes['account']}>
          {t('wallet.header.account')}
        </Link>
      </div>
    </header>
  );
}
