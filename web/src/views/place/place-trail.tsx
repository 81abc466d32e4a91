import type { TFunction } from 'i18next';
import { type Place, placeLink } from '#contract/pages/place-link.ts';
import { placeName } from '#web/lib/format/place-texts.ts';
import classes from './place-trail.module.css';

interface PlaceTrailProps {
  readonly t: TFunction;
  readonly place: Place;
}

/** The way from the country to a place, which the heading below names: Brasil, Pernambuco. The country itself has none. */
export function PlaceTrail({ t, place: { state, city } }: PlaceTrailProps) {
  if (state === undefined) return null;
  const larger: readonly Place[] = city === undefined ? [{}] : [{}, { state }];
  return (
    <nav className={classes['root']} aria-label={t('page.place.trail')}>
      <ol>
        {larger.map((place) => (
          <li key={placeLink(place)}>
            <a href={placeLink(place)}>{placeName(t, place)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
