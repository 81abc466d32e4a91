import { fingerprintOf, previewKeyOf } from '#lambdas/media/link-previews/fingerprint.ts';
import { contentOfOffer, contentOfShop } from '#lambdas/media/link-previews/preview-content.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { aStoredImage, imageKeyNo, imageUrlNo } from '#test/support/builders/an-image.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';

const pending = { key: imageKeyNo('offer', 2) };

const now = new Date('2026-11-21T12:00:00.000Z');

const contentOf = (changes: Parameters<typeof anOffer>[0] = {}) =>
  contentOfOffer(anOffer(changes), aBusiness(), aShop(), now);

const pricesOf = (originalPriceCents: number, offerPriceCents: number) =>
  contentOf({ originalPriceCents, offerPriceCents }).price;

describe('the preview of an offer', () => {
  it('shows its title, its prices, its business and the city of its shop', () => {
    expect(contentOf({ expirationDate: '2026-12-12' })).toEqual({
      title: 'Pão francês, 10 unidades',
      price: {
        ...{ currency: 'R$', reais: '5', cents: ',49' },
        ...{ before: 'R$\u00a08,90', discount: '−38%', validity: 'até 12/12' },
      },
      lines: ['Padaria Aurora', 'Recife - PE'],
    });
  });

  it('shows no city if its shops were removed', () => {
    expect(contentOfOffer(anOffer(), aBusiness(), undefined, now).lines).toEqual([
      'Padaria Aurora',
    ]);
  });

  it('shows prices in the Brazilian format', () => {
    expect(pricesOf(123_456_789, 123_450)).toMatchObject({
      ...{ currency: 'R$', reais: '1.234', cents: ',50' },
      ...{ before: 'R$\u00a01.234.567,89', discount: '−99%' },
    });
  });

  it.each([
    ['the same', 890, 890, undefined],
    ['higher', 890, 900, undefined],
    ['less than one per cent lower', 10_000, 9_999, 'R$\u00a0100,00'],
  ])('shows no discount if the price is %s', (_, original, offer, before) => {
    const price = pricesOf(original, offer);
    expect(price?.discount).toBeUndefined();
    expect(price?.before).toBe(before);
  });

  it.each([
    ['its last day', { expirationDate: '2026-12-12' }, 'até 12/12'],
    ['the year of a later one', { expirationDate: '2027-01-31' }, 'até 31/01/2027'],
    ['both ends', { startDate: '2026-12-10', expirationDate: '2026-12-12' }, '10/12 a 12/12'],
    ['its only day', { startDate: '2026-12-12', expirationDate: '2026-12-12' }, 'só 12/12'],
  ])('shows %s', (_, days, validity) => {
    expect(contentOf(days).price?.validity).toBe(validity);
  });

  it('shows the first photo that is ready', () => {
    const images = [pending, aStoredImage('offer', 3), aStoredImage('offer', 4)];
    const { picture } = contentOf({ images });
    expect(picture).toEqual({ key: imageKeyNo('offer', 3), isLogo: false });
  });
});

describe('the preview of a shop', () => {
  const avatar = { url: imageUrlNo('business'), width: 512, height: 512, status: 'ready' as const };
  const business = aBusiness({ images: [avatar] });

  it('shows its business, its identifier and its place', () => {
    expect(contentOfShop(aShop(), aBusiness())).toEqual({
      title: 'Padaria Aurora',
      lines: ['padariaaurora', 'Boa Viagem, Recife - PE'],
    });
  });

  it('shows its photo', () => {
    const { picture } = contentOfShop(aShop({ images: [aStoredImage('shop')] }), business);
    expect(picture).toEqual({ key: imageKeyNo('shop'), isLogo: false });
  });

  it('shows the avatar of its business if it has no photo yet', () => {
    const { picture } = contentOfShop(aShop({ images: [pending] }), business);
    expect(picture).toEqual({ key: imageKeyNo('business'), isLogo: true });
  });
});

const content = { title: 'Pão francês', lines: ['Padaria Aurora'] };
const price = { currency: 'R$', reais: '1', cents: ',00', validity: 'até 12/12' };
const place = { folder: 'offer/biz_1', itemId: 'off_1', fingerprint: fingerprintOf(content) };

describe('the fingerprint of a preview', () => {
  it('differs if anything shown differs', () => {
    const picture = { key: 'offer/biz_1/img_1', isLogo: false };
    const others = [
      { ...content, title: 'Pão de queijo' },
      { ...content, lines: ['Padaria Lua'] },
      { ...content, price },
      { ...content, price: { ...price, validity: 'até 13/12' } },
      { ...content, picture },
      { ...content, picture: { ...picture, isLogo: true } },
    ].map(fingerprintOf);
    expect(new Set([fingerprintOf(content), ...others]).size).toBe(7);
    expect(fingerprintOf({ ...content })).toBe(fingerprintOf(content));
  });
});

describe('the key of the file of a preview', () => {
  const first = previewKeyOf({ ...place, replacedKey: undefined });

  it('is below the folder of the business and the same at each run', () => {
    expect(first).toMatch(/^offer\/biz_1\/previews\/off_1-[0-9a-f]{32}\.jpg$/);
    expect(previewKeyOf({ ...place, replacedKey: undefined })).toBe(first);
  });

  it('is new even for a content that returns', () => {
    const second = previewKeyOf({ ...place, fingerprint: 'other', replacedKey: first });
    expect(previewKeyOf({ ...place, replacedKey: second })).not.toBe(first);
  });
});
