import { parseInput } from '#contract/http/field-errors.ts';
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

const refusedAs = (code: string, path = '') => ({ success: false, errors: [{ path, code }] });

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
    expect(parseInput(imageUrl, url)).toEqual({ success: true, data: url });
  });

  it('may not be empty', () => {
    expect(parseInput(imageUrl, '')).toEqual(refusedAs('REQUIRED'));
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
    expect(parseInput(imageUrl, url)).toEqual(refusedAs('INVALID_FORMAT'));
  });

  it('is made from a key, and gives it back', () => {
    expect(imageUrlOf(imageKeyNo())).toBe(urlOf());
    expect(imageKeyOf(urlOf())).toBe(imageKeyNo());
    expect(variantOf(urlOf(), 320, 'avif')).toBe(`${urlOf()}/320.avif`);
  });
});

describe('the images of a record', () => {
  it('are ten at most', () => {
    expect(parseInput(imagesUrls, []).success).toBe(true);
    expect(parseInput(imagesUrls, urls(10)).success).toBe(true);
    expect(parseInput(imagesUrls, urls(11))).toEqual(refusedAs('TOO_MANY'));
  });

  it('are each reported by position if invalid', () => {
    expect(parseInput(imagesUrls, [urlOf(), 'nothing'])).toEqual(refusedAs('INVALID_FORMAT', '1'));
  });

  it('must be different', () => {
    expect(parseInput(imagesUrls, [urlOf(), urlOf()])).toEqual(refusedAs('INVALID_VALUE'));
  });
});

describe('an image in an answer', () => {
  it.each(['processing', 'ready'] as const)('may be %s', (status) => {
    const { key: _, ...facts } = aStoredImage();
    const shown = { url: urlOf(), ...facts, status };
    expect(shownImage.parse(shown)).toEqual(shown);
  });
});

test.each([
  [urlOf(), urlOf()],
  [`https://vitrine.test${urlOf('shop')}/640.avif`, urlOf('shop')],
  [` ${urlOf()}/320.webp?a=b `, urlOf()],
  [
    `https://vitrine.test/images/offer/${imageKeyNo().split('/')[1]}/previews/off_1-2.jpg`,
    undefined,
  ],
  [`${urlOf()}0`, undefined],
  ['padaria', undefined],
])('the address %s belongs to the image %s', (address, url) => {
  expect(imageUrlIn(address)).toBe(url);
});
