import type { ReactElement } from 'react';
import type { PageProps } from '#web/views/page/page-props.ts';
import { OffersPage } from '#web/views/pages/offers-page.tsx';
import { SearchPage } from '#web/views/pages/search-page.tsx';
import { UnknownPlacePage } from '#web/views/pages/unknown-place-page.tsx';
import { now, type PageRecords } from './page-records.ts';

const country = {};
const state = { state: 'PE' } as const;
const city = { state: 'PE', city: 'Recife' } as const;

/** Returns the bodies about places and the search in their states, by name. The app previews none of them. */
export function placeBodiesOf(
  frame: Omit<PageProps, 'path' | 'isPreview'>,
  { feedUpTo, shopsUpTo, words }: PageRecords,
): Readonly<Record<string, ReactElement>> {
  const offers = { ...frame, now, path: '/ofertas', isFirstPage: true };
  const search = { ...frame, path: '/buscar', isFirstPage: true };
  const typed = { q: words, ...city };
  const withoutPhotos = feedUpTo(20).map((each) => ({ ...each, images: [] }));
  const long = feedUpTo(20).map((each) => ({
    ...each,
    title: 'Cesta completa de café da manhã para quatro pessoas com frutas e bolo da estação',
    ...{ originalPrice: 14_999, offerPrice: 12_999.9 },
    shop: {
      ...each.shop,
      business: {
        ...each.business,
        name: 'Panificadora e Confeitaria Nossa Senhora da Boa Viagem',
      },
      city: 'Vila Bela da Santíssima Trindade',
    },
  }));
  const nextPage = '/ofertas?pagingKey=a';
  const foundNext = '/buscar?q=a&pagingKey=a';
  return {
    'offers-country': (
      <OffersPage {...offers} {...{ nextPage }} place={country} offers={feedUpTo(20)} />
    ),
    'offers-posters': <OffersPage {...offers} place={state} offers={withoutPhotos} />,
    'offers-long': <OffersPage {...offers} place={state} offers={long} />,
    'offers-city-few': (
      <OffersPage
        {...offers}
        place={city}
        offers={feedUpTo(2)}
        around={{ place: state, offers: feedUpTo(8).slice(2) }}
      />
    ),
    'offers-city-none': (
      <OffersPage
        {...offers}
        place={city}
        offers={[]}
        around={{ place: state, offers: feedUpTo(3) }}
      />
    ),
    'offers-around-in-country': (
      <OffersPage
        {...offers}
        place={{ state: 'AC' }}
        offers={[]}
        around={{ place: country, offers: feedUpTo(2) }}
      />
    ),
    'offers-state-none': <OffersPage {...offers} place={state} offers={[]} />,
    'offers-country-none': <OffersPage {...offers} place={country} offers={[]} />,
    'offers-last-page': <OffersPage {...offers} place={city} offers={[]} isFirstPage={false} />,
    'offers-unknown-city': (
      <UnknownPlacePage
        {...frame}
        path="/ofertas"
        typed={{ state: 'PE', city: words }}
        place={state}
        problem="unknownCity"
        similar={['Serra Talhada', 'Serrita']}
      />
    ),
    'search-start': <SearchPage {...search} typed={{ q: '' }} />,
    'search-results': (
      <SearchPage
        {...search}
        {...{ typed }}
        place={city}
        shops={shopsUpTo(7)}
        nextPage={foundNext}
      />
    ),
    'search-empty-page': <SearchPage {...search} {...{ typed }} shops={[]} nextPage={foundNext} />,
    'search-nothing': <SearchPage {...search} {...{ typed }} place={city} shops={[]} />,
    'search-nothing-in-state': <SearchPage {...search} {...{ typed }} place={state} shops={[]} />,
    'search-nothing-in-country': <SearchPage {...search} typed={{ q: words }} shops={[]} />,
    'search-too-short': <SearchPage {...search} typed={{ q: 'a' }} problem="tooShort" />,
    'search-unknown-city': (
      <SearchPage
        {...search}
        typed={{ ...typed, city: words }}
        place={state}
        problem="unknownCity"
      />
    ),
  };
}
