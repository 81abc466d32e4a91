import { packImages, unpackImages } from '#lambdas/media/images/packed-images.ts';
import { offerRow } from '#lambdas/offers/store/offer-rows.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShop } from '#test/support/builders/a-shop.ts';
import { aStoredImage, imageKeyNo } from '#test/support/builders/an-image.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { sizeOf } from '#test/support/memory-table/values.ts';
import { prose } from '#test/support/sample-texts.ts';

describe('the images in an item', () => {
  const images = [
    aStoredImage(),
    { key: imageKeyNo('offer', 2) },
    { key: `offer/${ownerId}/img_01K9E1B2C3D4E5F6G7H8J9KAB3`, width: 320, height: 1 },
  ];

  it('are read as they were written', () => {
    const item = packImages({ businessId, title: 'Pão', images }, 'offer');
    expect(unpackImages(item, 'offer')).toEqual({ businessId, title: 'Pão', images });
  });

  it('are an empty list if nothing is stored, or if it is not a list', () => {
    expect(packImages({ businessId, images: [] }, 'offer')).toEqual({ businessId });
    expect(unpackImages({ businessId }, 'offer')).toEqual({ businessId, images: [] });
    expect(unpackImages({ businessId, images: 'x' }, 'offer')).toMatchObject({ images: [] });
  });
});

describe('an offer with ten images, the longest texts and 20 shops', () => {
  it('fits the 4 KB of one read unit, whatever its content', () => {
    const shopsIds = Array.from(
      { length: 20 },
      (_, n) => `shp_01K9B1B2C3D4E5F6G7H8J9K${String(n).padStart(3, '0')}`,
    );
    const images = Array.from({ length: 10 }, (_, n) => ({
      ...aStoredImage('offer', n),
      // The longest stored placeholder.
      placeholder: 'Y'.repeat(64),
    }));
    const sizes = [0, 1000, 2000, 3000].map((seed) => {
      const offer = anOffer({
        title: prose(80, seed),
        moreDetails: prose(2000, seed),
        offerRules: prose(2000, seed + 7),
        paymentOptions: [
          'PAYMENT_OPTION_PIX',
          'PAYMENT_OPTION_CASH',
          'PAYMENT_OPTION_CREDIT',
          'PAYMENT_OPTION_DEBT',
        ],
        startDate: '2026-11-01',
        publishedAt: '2026-11-01T12:00:00.000Z',
        perConsumerLimit: 1_000_000,
        shopsIds,
        images,
      });
      return sizeOf(offerRow(offer, [aShop()]));
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4096);
  });
});
