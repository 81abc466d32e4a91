import { itemKindOf, keys, partitionId, sortId } from '#lambdas/platform/table/keys.ts';
import { storedItems } from '../removal/stored-marks.ts';

const kinds = {
  image: itemKindOf(keys.image('a', 'b')),
  use: itemKindOf(keys.imageUse('a', 'b')),
  counted: itemKindOf(keys.countedImages('a')),
  users: [keys.business('a'), keys.shop('a'), keys.offer('a')].map(itemKindOf),
};

/** Extracts the id of an image from a URL or key. */
const imageIdIn = (text: string) => /img_[0-9A-Z]{26}/.exec(text)?.[0] ?? '';

const pairs = (item: Record<string, unknown>, texts: unknown) =>
  ((texts ?? []) as string[]).map((text) => `${imageIdIn(text)} ${partitionId(item)}`);

/**
 * Reads the uses of images in four ways that must agree: items, rows of uses, lists of counted uses, and numbers in
 * the images. Images with number 0 are in the index of unused images.
 */
export async function imageCounts() {
  const items = storedItems();
  const of = (kind: string) => items.filter((item) => itemKindOf(item) === kind);
  const shown = items.filter((item) => kinds.users.includes(itemKindOf(item)));
  const images = of(kinds.image);
  return {
    shown: shown.flatMap((item) => pairs(item, item['images'])).sort(),
    rows: of(kinds.use)
      .map((row) => `${partitionId(row)} ${sortId(row)}`)
      .sort(),
    counted: of(kinds.counted)
      .flatMap((item) => pairs(item, item['images']))
      .sort(),
    numbers: new Map(images.map((item) => [sortId(item), item['usesCount']])),
    unused: images
      .filter((item) => item['GSI2PK'])
      .map(sortId)
      .sort(),
  };
}

export async function expectCountsAgree(): Promise<void> {
  const { shown, rows, counted, numbers, unused } = await imageCounts();
  expect(rows).toEqual(shown);
  expect(counted).toEqual(shown);
  const ids = [...numbers.keys()];
  const usesOf = (id: string) => shown.filter((pair) => pair.startsWith(id)).length;
  expect(numbers).toEqual(new Map(ids.map((id) => [id, usesOf(id)])));
  // An image that was given up and added again before the count stays in the index until a sweep finds it.
  expect(unused).toEqual(expect.arrayContaining(ids.filter((id) => usesOf(id) === 0)));
}
