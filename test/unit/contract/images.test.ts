import { variantOf } from '#contract/media/image-variants.ts';
import {
  imageKeyOf,
  imagesUrls,
  imageUrl,
  imageUrlIn,
  imageUrlOf,
  shownImage,
} from '#contract/media/images.ts';
import { aStoredImage, imageKeyNo, imageUrlNo as urlOf } from '#test/support/builders/an-image.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

const urls = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${urlOf().slice(0, -2)}${String(index).padStart(2, '0')}`,
  );

describe('the URL of an image', () => {
  it.each([
    urlOf('business'),
    urlOf('shop'),
    urlOf('offer'),
    `/images/business/${ownerId}/img_01K9E1B2C3D4E5F6G7H8J9KAB1`,
  ])('may be %s', (url) => {
    expect(outcomeOf(imageUrl, url)).toBe(url);
  });

  it.each([
    'https://evil.test/a.png',
    `https://vitrine.test${urlOf()}`,
    `//evil.test${urlOf()}`,
    `${urlOf()}/320.webp`,
    `${urlOf()}/`,
    `${urlOf()}?a=b`,
    urlOf().replace('/offer/', '/offer/uncompressed/'),
    urlOf().replace('/offer/', '/user/'),
    urlOf().replace('img_', 'upl_'),
    urlOf().toLowerCase(),
    urlOf().replace('/offer/', '/offer/../shop/'),
  ])('may not be %p', (url) => {
    expect(outcomeOf(imageUrl, url)).toEqual(['INVALID_FORMAT']);
  });

  it('is made from a key, and gives it back', () => {
    expect(imageUrlOf(imageKeyNo())).toBe(urlOf());
    expect(imageKeyOf(urlOf())).toBe(imageKeyNo());
    expect(variantOf(urlOf(), 320, 'avif')).toBe(`${urlOf()}/320.avif`);
  });

  it.each([
    [urlOf(), urlOf()],
    [`https://vitrine.test${urlOf('shop')}/640.avif`, urlOf('shop')],
    [` ${urlOf()}/320.webp?a=b `, urlOf()],
    [`/images/offer/${imageKeyNo().split('/')[1]}/previews/off_1-2.jpg`, undefined],
    [`${urlOf()}0`, undefined],
    ['padaria', undefined],
  ])('in the address %s is %s', (address, url) => {
    expect(imageUrlIn(address)).toBe(url);
  });
});

it('a record has ten different images at most; a wrong one is reported by its position', () => {
  expect(outcomeOf(imagesUrls, urls(10))).toEqual(urls(10));
  expect(outcomeOf(imagesUrls, urls(11))).toEqual(['TOO_MANY']);
  expect(outcomeOf(imagesUrls, [urlOf(), 'nothing'])).toEqual(['1 INVALID_FORMAT']);
  expect(outcomeOf(imagesUrls, [urlOf(), urlOf()])).toEqual(['INVALID_VALUE']);
});

it.each(['processing', 'ready'] as const)('an image in an answer may be %s', (status) => {
  const { key: _, ...facts } = aStoredImage();
  const shown = { url: urlOf(), ...facts, status };
  expect(shownImage.parse(shown)).toEqual(shown);
});
