import { keys } from '#lambdas/platform/table/keys.ts';
import { sanitizeRichText } from '#lambdas/platform/text/sanitize-fields.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId, offerNo } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { changeAttributes, tableHolds } from '#test/support/memory-table/table.ts';
import { openedShop, publishedOffer, stored } from '#test/support/stored.ts';
import { openPage } from './support/open-page.ts';

jest.mock('#lambdas/platform/text/sanitize-fields.ts', () => {
  const actual = jest.requireActual('#lambdas/platform/text/sanitize-fields.ts');
  return { ...actual, sanitizeRichText: jest.fn(actual.sanitizeRichText) };
});

const [about, shopRules] = ['<p class="a">About <b>us</b></p>', '<p>Rules of the <b>shop</b></p>'];
const textsOf = (name: string) => ({
  moreDetails: `<p>Details of ${name} <b>here</b></p>`,
  offerRules: `<p>Rules of ${name} <b>here</b></p>`,
});
const shop = aShop({ shopIdentifier: 'aurora', about, shopRules });
const offer = anOffer(textsOf('one'));
const other = offerNo(2, textsOf('two'));

const ofShop = [about, shopRules];
const ofOffer = Object.values(textsOf('one'));
const ofOther = Object.values(textsOf('two'));

const open = {
  'the shop': () => openPage('GET /loja/{identifier}', { params: { identifier: 'aurora' } }),
  'the offer': () => openPage('GET /oferta/{id}', { params: { id: offerId } }),
  'the flyer': () => openPage('GET /folder/{id}', { params: { id: 'aurora' } }),
  'an offer that is switched off': () => {
    changeAttributes(keys.offer(offerId), { status: 'inactive' });
    return openPage('GET /oferta/{id}', { params: { id: offerId } });
  },
};

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  tableHolds(
    stored.business(aBusiness()),
    ...openedShop(shop),
    ...[offer, other].flatMap((each) => publishedOffer(each, [shop])),
  );
  jest.mocked(sanitizeRichText).mockClear();
});

it.each([
  ['the shop', ofShop],
  ['the offer', [shopRules, ...ofOffer]],
  ['the flyer', [...ofShop, ...ofOffer, ...ofOther]],
  ['an offer that is switched off', [shopRules]],
] as const)(
  'the page of %s sanitizes the texts that it shows, and shows their markup',
  async (name, texts) => {
    const { text = '' } = await open[name]();
    const sanitized = jest.mocked(sanitizeRichText).mock.calls.map(([each]) => each);
    expect(sanitized.sort()).toEqual([...texts].sort());
    for (const each of texts) expect(text).toContain(each.replace(' class="a"', ''));
    expect(text).not.toContain('&lt;');
  },
);
