import { voucherLink } from '#contract/claims/voucher.ts';
import { takePicture } from '#test/support/scanner/take-picture.ts';
import { aVoucher, shopOfVoucher } from '#test/support/vouchers.ts';
import { qrModules } from '#web/lib/format/qr-modules.ts';
import { createFrameDecoder, views } from '#web/platform/scanner/decode-frame.ts';
import type { Frame } from '#web/platform/scanner/frame.ts';

type Dark = (row: number, column: number) => boolean;

/** Pixels of a module, and the white edge around the codes. */
const moduleSize = 5;
const edge = 30;

interface Look {
  readonly black: number;
  readonly white: number;
}

/** Draws codes side by side. */
function draw(codes: readonly Dark[], size: number, { black, white }: Look) {
  const side = size * moduleSize;
  const width = edge + codes.length * (side + edge);
  const height = side + 2 * edge;
  const data = new Uint8ClampedArray(4 * width * height).fill(white);
  for (const [index, isDark] of codes.entries()) {
    const left = edge + index * (side + edge);
    for (let y = 0; y < side; y += 1) {
      for (let x = 0; x < side; x += 1) {
        const at = 4 * ((y + edge) * width + left + x);
        const grey = isDark(Math.floor(y / moduleSize), Math.floor(x / moduleSize)) ? black : white;
        data.fill(grey, at, at + 3);
      }
    }
  }
  return { width, height, data };
}

const ordinary: Look = { black: 20, white: 220 };

async function largestLink(code = '7K3MQ9XT2D4'): Promise<string> {
  const shopsIds = Array.from({ length: 20 }, (_, number) => shopOfVoucher(number));
  const site = 'HTTPS://D111111ABCDEF8.CLOUDFRONT.NET';
  return site + voucherLink(await aVoucher({ code, shopsIds }));
}

/**
 * Reads the first frame. Jest slows the decoder down by far, so frames that need other views are read by a browser
 * (`test/e2e/claim-to-use.test.ts`) and by the bench.
 */
const read = (picture: ReturnType<typeof draw>) => createFrameDecoder()(picture);

const modulesOf = (link: string) => {
  const rows = qrModules(link);
  const at: Dark = (row, column) => rows[row]?.[column] ?? false;
  return { at, size: rows.length };
};

test.each<readonly [string, (at: Dark, last: number) => Dark, Look]>([
  ['upright', (at) => at, ordinary],
  ['upside down', (at, last) => (row, column) => at(last - row, last - column), ordinary],
  ['on its side', (at, last) => (row, column) => at(column, last - row), ordinary],
  ['light on dark', (at) => at, { black: 220, white: 20 }],
])('the largest voucher is read %s', async (_, turn, look) => {
  const link = await largestLink();
  const { at, size } = modulesOf(link);
  expect(await read(draw([turn(at, size - 1)], size, look))).toEqual([link]);
});

/** A phone with a code, leaned away and turned a little. */
const shot = {
  ...{ width: 1280, height: 720, side: 420, x: 640, y: 360 },
  ...{ rotation: 12, tilt: 20, tiltDirection: 60, blur: 0.7, noise: 4 },
  ...{ white: 200, contrast: 0.7, leftLight: 0.6, lightDirection: 30, seed: 1 },
};

afterEach(() => jest.restoreAllMocks());

type Code = ReturnType<typeof modulesOf>;
type View = (typeof views)[number];

test.each<readonly [string, (view: View) => boolean, (code: Code, link: string) => Frame]>([
  [
    'in a mirror',
    ({ across }) => across < 0,
    ({ at, size }) => draw([(row, column) => at(row, size - 1 - column)], size, ordinary),
  ],
  [
    'light on dark on a leaning phone',
    ({ isNegative }) => isNegative === true,
    (_, link) => {
      const { data, ...picture } = takePicture(qrModules(link), shot);
      return { ...picture, data: data.map((value) => 255 - value) };
    },
  ],
])('the view that is meant for it shows a voucher %s', async (_, isMeant, pictureOf) => {
  const link = await largestLink();
  // The decoder begins with the first view, and would get to this one after seconds of other views.
  jest.replaceProperty(views as View[], 0, views.find(isMeant) as View);
  expect(await read(pictureOf(modulesOf(link), link))).toEqual([link]);
});

test('two codes in a frame are both read', async () => {
  const links = await Promise.all([largestLink(), largestLink('5D2TX9QM3K7')]);
  const codes = links.map(modulesOf);
  const picture = draw(
    codes.map(({ at }) => at),
    codes[0]?.size ?? 0,
    ordinary,
  );
  expect((await read(picture)).toSorted()).toEqual(links.toSorted());
});

test('a frame of one pixel has no text', async () => {
  expect(await read({ width: 1, height: 1, data: new Uint8ClampedArray(4) })).toEqual([]);
});
