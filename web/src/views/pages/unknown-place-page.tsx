import type { TFunction } from 'i18next';
import { type Place, placeLink } from '#contract/pages/place-link.ts';
import { inPlace } from '#web/lib/format/place-texts.ts';
import { OpenPage } from '../page/open-page.tsx';
import type { PageProps } from '../page/page-props.ts';
import type { PlaceProblem } from '../place/place-fields.tsx';
import { PlaceForm } from '../place/place-form.tsx';
import classes from './form-page.module.css';

interface UnknownPlacePageProps extends Omit<PageProps, 'isPreview'> {
  /** The visitor's words. */
  readonly typed: { readonly state: string; readonly city: string };
  readonly problem: PlaceProblem;
  /** The part of the place that exists. */
  readonly place: Place;
  /** Names of cities of the state that are written like the typed city. */
  readonly similar: readonly string[];
}

/** Returns the title of the page: a city without its state may exist. */
export const unknownPlaceTitle = (t: TFunction, problem: PlaceProblem): string =>
  t(problem === 'stateMissing' ? 'page.place.choose' : 'page.notices.placeMissing.title');

/** The form of a place again, after it was sent with a place that does not exist. */
export function UnknownPlacePage({ t, typed, problem, place, ...props }: UnknownPlacePageProps) {
  const { similar, ...frame } = props;
  return (
    <OpenPage {...{ t, ...frame }} className={classes['main']}>
      <h1>{unknownPlaceTitle(t, problem)}</h1>
      <PlaceForm {...{ t, problem, ...typed }} className={classes['form']} />
      {similar.length > 0 && (
        <nav className="open-links" aria-label={t('page.place.similar')}>
          <h2>{t('page.place.similar')}</h2>
          {similar.map((city) => (
            <a key={city} className="open-button" href={placeLink({ ...place, city })}>
              {city}
            </a>
          ))}
        </nav>
      )}
      <p>
        <a className="open-button" href={placeLink(place)}>
          {t('page.offers.seeIn', { inPlace: inPlace(t, place) })}
        </a>
      </p>
    </OpenPage>
  );
}
