import type { TFunction } from 'i18next';
import { pageLink } from '#contract/pages/page-link.ts';
import { type Place, placeLink } from '#contract/pages/place-link.ts';
import { screenPaths } from '#contract/shops/site-paths.ts';
import { placeName } from '#web/lib/format/place-texts.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { MapPinIcon } from '../icons/icons.tsx';
import { chooserLink } from '../place/chooser-link.ts';
import { SearchForm } from './search-form.tsx';
import classes from './site-bar.module.css';

export interface SiteBarProps {
  readonly t: TFunction;
  readonly path: string;
  /** The place of the page. */
  readonly place?: Place | undefined;
  /** Whether the page is about the place, which is then remembered. */
  readonly isAboutPlace?: boolean | undefined;
  /** Whether it has the search field. */
  readonly hasSearch?: boolean | undefined;
}

/** The place whose offers are a tap away. A page without one shows the place that the visitor saw last, by an island. */
function PlaceLink({ t, place, isAboutPlace }: Omit<SiteBarProps, 'path'>) {
  if (place?.state === undefined) {
    return (
      <a href={chooserLink} data-place="last">
        {t('page.place.choose')}
      </a>
    );
  }
  return (
    <a href={placeLink(place)} data-place={isAboutPlace ? 'own' : undefined}>
      {placeName(t, place)}
    </a>
  );
}

/** The header of open pages: the brand, the place, the search, and the way to the account. Paper leaves it out. */
export function SiteBar({ path, hasSearch = true, ...props }: SiteBarProps) {
  const { t, place, isAboutPlace } = props;
  const signIn = `${screenPaths.login}?${new URLSearchParams({ from: path })}`;
  return (
    <div className={`brand-bar ${classes['root']}`}>
      <a href={pageLink('offers')}>
        <Wordmark height={32} />
      </a>
      <nav className={classes['place']} aria-label={t('page.place.label')}>
        <MapPinIcon />
        <PlaceLink {...props} />
      </nav>
      {hasSearch && (
        <SearchForm
          label={t('page.search.field')}
          submit={t('page.search.submit')}
          place={isAboutPlace ? place : undefined}
        />
      )}
      <a
        className={classes['role']}
        href={screenPaths.business}
        rel="nofollow"
        hidden
        data-role-link=""
        data-owner={t('page.account.business')}
        data-owner-href={screenPaths.business}
        data-validator={t('page.account.counter')}
        data-validator-href={screenPaths.counter}
        data-staff={t('page.account.staff')}
        data-staff-href={screenPaths.staff}
      >
        {t('page.account.business')}
      </a>
      <a
        href={signIn}
        rel="nofollow"
        className={classes['account']}
        data-account=""
        data-text={t('page.account.own')}
        data-href={screenPaths.wallet}
      >
        {t('page.account.signIn')}
      </a>
    </div>
  );
}
