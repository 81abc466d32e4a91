import { contentOfOffer, contentOfShop } from '#lambdas/media/link-previews/preview-content.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { aStoredImage, imageKeyNo, imageUrlNo } from '#test/support/builders/an-image.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';

const pending = { key: imageKeyNo('offer', 2) };

const pricesOf = (originalPriceCents: number, offerPriceCents: number) =>
  contentOfOffer(anOffer({ originalPriceCents, offerPriceCents }), aBusiness(), aShop()).price;

describe('the preview of an offer', () => {
  it('shows its title, its prices, its business and the city of its shop', () => {
    expect(contentOfOffer(anOffer(), aBusiness(), aShop())).toEqual({
      title: 'Pão francês, 10 unidades',
      price: { now: 'R$\u00a05,49', before: 'R$\u00a08,90', discount: '-38%' },
      lines: ['Padaria Aurora', 'Recife - PE'],
    });
  });

  it('shows no city if its shops were removed', () => {
    expect(contentOfOffer(anOffer(), aBusiness(), undefined).lines).toEqual(['Padaria Aurora']);
  });

  it('shows prices in the Brazilian format', () => {
    expect(pricesOf(123_456_789, 123_450)).toEqual({
      now: 'R$\u00a01.234,50',
      before: 'R$\u00a01.234.567,89',
      discount: '-99%',
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

  it('shows the first photo that is ready', () => {
    const images = [pending, aStoredImage('offer', 3), aStoredImage('offer', 4)];
    const { picture } = contentOfOffer(anOffer({ images }), aBusiness(), aShop());
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
