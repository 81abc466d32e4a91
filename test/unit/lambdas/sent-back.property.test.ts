import fc from 'fast-check';
import { timeZones } from '#contract/brazil/time-zones.ts';
import { businessInput } from '#contract/businesses/businesses.ts';
import { offerChange } from '#contract/offers/offer-input.ts';
import { lastOfferDay, offerToday } from '#contract/offers/offer-rules.ts';
import { shopInput } from '#contract/shops/shop-input.ts';
import { aBusinessInput } from '#test/support/builders/a-business.ts';
import { aShopInput } from '#test/support/builders/a-shop.ts';
import { anOfferInput } from '#test/support/builders/an-offer.ts';
import { everyRoute } from '#test/support/every-route.ts';
import { everything } from '#test/support/everything.ts';
import { holds } from '#test/support/holds.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { type RouteName, requestOf } from '#test/support/request-of-route.ts';

const routeOf = (name: RouteName) => {
  const route = everyRoute.find(([found]) => found === name);
  if (!route) throw new Error(`There is no route ${name}`);
  return route;
};

/** Characters that a normalization, a trim or an escape may change. */
const characters = [
  'a',
  'é',
  'e\u0301',
  ' ',
  '\u00a0',
  '&',
  '<',
  '>',
  '"',
  "'",
  '\u0338',
  '3',
  '🥐',
];
/** Text that an HTML parser may change, also into one of these characters. */
const markup = [
  ...['&amp;', '&lt;b&gt;', '&#8203;', '&#x338;', '&#x301;', '&#13;', '&nbsp;', '&#32;', '&quot;'],
  ...[
    '<b>',
    '</b>',
    '<p class="a">',
    '</p>',
    '<br>',
    '<br />',
    '<a href="https://x.test/?a=1&b=2">',
  ],
  ...['</a>', '<script>', '</script>', '<!-- a -->', '<form>', '<B id=x', '</', '\n', '\r\n'],
];
const listOf = (...pieces: string[]) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
const line = listOf(...characters).map((end) => `Pão ${end}`);
const length = fc.oneof({ weight: 4, arbitrary: fc.nat(10) }, fc.nat(2000));
const richText = fc
  .tuple(listOf(...characters, ...markup), length)
  .map(([text, ampersands]) => `${text}${'&'.repeat(ampersands)}`);
const mostly = (usual: string[], bad: string[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...usual) }, fc.constantFrom(...bad));
const phone = mostly(['', ' ', '(81) 99876-5432', '0 21 81 99876-5432'], ['abc', '0', '+']);
const email = mostly(['', ' Ana@Vitrine.test '], ['ana']);
const telegram = mostly(['', ' @vitrine '], ['@v']);
const day = mostly(['24HOURS', 'CLOSED', ' 8-18 ', '8:30-12, 13-18', '18-2'], ['8']);
const taxId = mostly(['11.222.333/0001-81', '12abc34501de35'], ['1']);
const price = fc.integer({ min: 1, max: 100_000_000 }).map((cents) => cents / 100);

const { as: newcomer = { userId: '' } } = requestOf.createBusiness;
const { openingHours } = aShopInput();
const expirationDate = lastOfferDay(offerToday(timeZones, new Date()));

/** Bodies that owners send; many are refused. */
const bodies = {
  business: fc
    .record({
      name: line,
      legalName: line,
      legalRegister: taxId,
    })
    .map((changes) => aBusinessInput({ ...changes, userId: newcomer.userId })),
  shop: fc
    .record({
      about: richText,
      shopRules: richText,
      contacts: fc.record({
        Phone: phone,
        WhatsApp: phone,
        Email: email,
        Telegram: telegram,
      }),
      openingHours: day.map((hours) => ({ ...openingHours, SUN: hours })),
      address: line.map((street) => ({ ...aShopInput().address, street, postalCode: '51020-000' })),
    })
    .map((changes) => aShopInput({ ...changes, shopIdentifier: 'Outra Padaria' })),
  offer: fc
    .record({
      title: line,
      moreDetails: richText,
      offerRules: richText,
      originalPrice: price,
      offerPrice: price,
    })
    .map((changes) => anOfferInput({ ...changes, expirationDate })),
};

const forms = [
  ['createBusiness', 'updateBusiness', bodies.business, businessInput],
  ['createShop', 'updateShop', bodies.shop, shopInput],
  ['createOffer', 'updateOffer', bodies.offer, offerChange],
] as const;

it.each(forms)(
  'the answer of %s may be sent to %s, and stays the same',
  async (create, update, inputs: fc.Arbitrary<object>, schema) => {
    const fields = Object.keys(schema.shape);
    let accepted = 0;
    await holds(
      fc.asyncProperty(inputs, async (body) => {
        tableHolds(...everything);
        const created = await invokeRoute(routeOf(create), { ...requestOf[create], body });
        if (created.status === 400) return;
        expect(created.status).toBe(201);
        accepted += 1;
        const shown = Object.entries(created.body).filter(([field]) => fields.includes(field));
        const request = {
          as: requestOf[create].as,
          params: { id: String(created.body['id']) },
          body: Object.fromEntries(shown),
        };
        const again = await invokeRoute(routeOf(update), request);
        expect([again.status, again.body['errors']]).toEqual([200, undefined]);
        expect(again.body).toMatchObject(Object.fromEntries(shown));
      }),
      { runs: 200 },
    );
    expect(accepted).toBeGreaterThan(20);
  },
);
