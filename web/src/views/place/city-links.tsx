import type { TFunction } from 'i18next';
import { type Place, placeLink } from '#contract/pages/place-link.ts';
import type { ShopSummary } from '#contract/shops/shops.ts';
import { cityWithState } from '#web/lib/format/shop-texts.ts';

interface CityLinksProps {
  readonly t: TFunction;
  /** The place of the page, which is not linked. */
  readonly place: Place;
  /** The shops whose cities are linked. */
  readonly shops: readonly ShopSummary[];
}

/** Links to the offers of the cities of some shops; renders nothing if there is no other city. */
export function CityLinks({ t, place, shops }: CityLinksProps) {
  const cities = new Map(
    shops.map(({ state, city }) => [placeLink({ state, city }), { state, city }]),
  );
  cities.delete(placeLink(place));
  if (cities.size === 0) return null;
  return (
    <nav className="open-links" aria-label={t('page.place.cities')}>
      <h2>{t('page.place.cities')}</h2>
      {[...cities].map(([link, { state, city }]) => (
        <a key={link} className="open-button" href={link}>
          {place.state === state ? city : cityWithState({ state, city })}
        </a>
      ))}
    </nav>
  );
}
