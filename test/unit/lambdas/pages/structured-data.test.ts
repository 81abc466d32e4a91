import { alwaysOpen, type OpeningHours } from '#contract/shops/opening-hours.ts';
import { openingHoursData } from '#lambdas/pages/document/structured-data/opening-hours-data.ts';
import { headOf } from './support/heads.ts';
import { aShownOffer, aShownShop, preview, site } from './support/shown.ts';

const closed: OpeningHours = {
  ...{ SUN: 'CLOSED', MON: 'CLOSED', TUE: 'CLOSED', WED: 'CLOSED' },
  ...{ THU: 'CLOSED', FRI: 'CLOSED', SAT: 'CLOSED' },
};

const rangesOf = (hours: Partial<OpeningHours>) =>
  openingHoursData({ ...closed, ...hours }).map(({ dayOfWeek, opens, closes }) => [
    String(dayOfWeek),
    opens,
    closes,
  ]);

describe('opening hours in structured data', () => {
  it.each([
    ['minutes', { MON: '8:30-18:05' }, [['Monday', '08:30', '18:05']]],
    ['a range over midnight', { FRI: '22-2' }, [['Friday', '22:00', '02:00']]],
    ['a range until midnight', { FRI: '18-24' }, [['Friday', '18:00', '00:00']]],
    ['a whole day', { SUN: '24HOURS' }, [['Sunday', '00:00', '23:59']]],
    ['the same as a range', { SUN: '0-24' }, [['Sunday', '00:00', '23:59']]],
    ['24 hours from eight', { SUN: '8-8' }, [['Sunday', '08:00', '07:59']]],
    ['no day', {}, []],
    [
      'two ranges, and equal days',
      { MON: '8-12,14-18', TUE: '9-18', WED: '8-12,14-18' },
      [
        ['Monday,Wednesday', '08:00', '12:00'],
        ['Monday,Wednesday', '14:00', '18:00'],
        ['Tuesday', '09:00', '18:00'],
      ],
    ],
    [
      'a stored text of an older rule',
      { MON: 'às vezes', TUE: '8-18' },
      [['Tuesday', '08:00', '18:00']],
    ],
  ])('describe %s', (_, hours, expected) => {
    expect(rangesOf(hours)).toEqual(expected);
  });

  it('never close at the minute when they open, which would mean closed', () => {
    for (const [, opens, closes] of rangesOf({ ...alwaysOpen, MON: '0-24', TUE: '5-5' })) {
      expect(closes).not.toBe(opens);
    }
  });
});

const graphOf = (name: string, shown = {}) => headOf(name, 'pt', shown).structuredData;

/** The steps of a way: place in the list, name and address. */
const crumbsOf = (list: unknown) => {
  expect(list).toMatchObject({ '@type': 'BreadcrumbList' });
  const { itemListElement } = list as { itemListElement: Record<string, unknown>[] };
  return itemListElement.map(({ position, name, item }) => [position, name, item]);
};

const wayToRecife = [
  [1, 'Brasil', 'https://vitrine.test/ofertas'],
  [2, 'Pernambuco', 'https://vitrine.test/ofertas/pe'],
  [3, 'Recife', 'https://vitrine.test/ofertas/pe/recife'],
];

const photo = { url: '/images/offer/b/one', status: 'ready' as const, width: 9, height: 9 };

describe('the structured data of an offer', () => {
  it('has price, currency, days, availability, seller and absolute addresses', () => {
    const [offer] = graphOf('offer', { offer: aShownOffer({ offerPrice: 2499.9 }) });
    expect(offer).toMatchObject({
      '@type': 'Offer',
      name: 'Pão francês, 10 unidades',
      url: 'https://vitrine.test/oferta/off_01K9C1B2C3D4E5F6G7H8J9KABC',
      price: '2499.90',
      priceCurrency: 'BRL',
      validFrom: '2026-11-01T12:00:00.000Z',
      priceValidUntil: '2026-12-31',
      availability: 'https://schema.org/InStock',
      image: [site + preview],
      seller: { '@type': 'LocalBusiness', name: 'Padaria Aurora' },
    });
  });

  it('writes prices with two digits', () => {
    const prices = [0.01, 5, 1_000_000].map((offerPrice) => {
      const [offer] = graphOf('offer', { offer: aShownOffer({ offerPrice }) });
      return (offer as { price: string }).price;
    });
    expect(prices).toEqual(['0.01', '5.00', '1000000.00']);
  });

  it('says that a sold-out offer is sold out, and shows its photos', () => {
    const offer = aShownOffer({ displayStatus: 'sold_out', images: [photo] });
    expect(graphOf('offer', { offer })[0]).toMatchObject({
      availability: 'https://schema.org/SoldOut',
      image: ['https://vitrine.test/images/offer/b/one/1280.webp'],
    });
  });

  it('has the way from the country through the city and the shop', () => {
    expect(crumbsOf(graphOf('offer')[1])).toEqual([
      ...wayToRecife,
      [4, 'Padaria Aurora', 'https://vitrine.test/loja/padariaaurora'],
      [5, 'Pão francês, 10 unidades', 'https://vitrine.test/oferta/off_01K9C1B2C3D4E5F6G7H8J9KABC'],
    ]);
  });
});

describe('the structured data of a shop', () => {
  it('has name, address, phone, hours and pictures', () => {
    const images = [photo, { url: '/images/shop/b/two', status: 'processing' as const }];
    const business = { ...aShownShop().business, avatarUrl: '/images/business/b/three' };
    const [shop, way] = graphOf('shop', { shop: aShownShop({ images, business }) });
    expect(crumbsOf(way)).toEqual([
      ...wayToRecife,
      [4, 'Padaria Aurora', 'https://vitrine.test/loja/padariaaurora'],
    ]);
    expect(shop).toEqual({
      '@type': 'LocalBusiness',
      '@id': 'https://vitrine.test/loja/padariaaurora#shop',
      name: 'Padaria Aurora',
      url: 'https://vitrine.test/loja/padariaaurora',
      image: ['https://vitrine.test/images/offer/b/one/1280.webp'],
      logo: 'https://vitrine.test/images/business/b/three/640.webp',
      telephone: '+5581998765432',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Rua dos Navegantes, 120',
        addressLocality: 'Recife',
        addressRegion: 'PE',
        postalCode: '51020000',
        addressCountry: 'BR',
      },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          opens: '08:00',
          closes: '18:00',
        },
      ],
    });
  });

  it('has no picture, phone or hours for a shop without them', () => {
    const contacts = { Phone: '', WhatsApp: '', Email: '', Telegram: '' };
    const shop = aShownShop({ contacts, openingHours: closed });
    const names = Object.keys(graphOf('shop', { shop })[0] as object);
    expect(names).toEqual(['@type', '@id', 'name', 'url', 'address']);
  });
});

it('a flyer leaves the structured data to its canonical page', () => {
  expect([...graphOf('flyer'), ...graphOf('flyer of an offer')]).toEqual([]);
});

describe('the structured data of the offers of a place', () => {
  it('lists the offers with their addresses, and has the way to the place', () => {
    const [list, way] = graphOf('offers of a city');
    expect(list).toEqual({
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Pão francês, 10 unidades',
          url: 'https://vitrine.test/oferta/off_01K9C1B2C3D4E5F6G7H8J9KABC',
        },
      ],
    });
    expect(crumbsOf(way)).toEqual(wayToRecife);
    expect(crumbsOf(graphOf('offers of a state')[1])).toEqual(wayToRecife.slice(0, 2));
  });

  it('has no way to the country, where all ways begin', () => {
    expect(graphOf('offers of the country')).toMatchObject([{ '@type': 'ItemList' }]);
  });
});
