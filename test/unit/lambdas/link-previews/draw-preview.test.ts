import sharp, { type Region } from 'sharp';
import { brandColours, schemes } from '#contract/brand/tokens.ts';
import { drawPreview } from '#lambdas/media/link-previews/draw-preview.ts';
import type { PreviewContent } from '#lambdas/media/link-previews/preview-content.ts';

const content = {
  title: 'Pão francês, 10 unidades',
  price: {
    ...{ currency: 'R$', reais: '5', cents: ',49' },
    ...{ before: 'R$ 8,90', discount: '−38%', validity: 'até 12/12' },
  },
  lines: ['Padaria Aurora', 'Boa Viagem, Recife - PE'],
};
const photo = { key: 'offer/biz_1/img_1', isLogo: false };
const logo = { key: 'business/biz_1/img_1', isLogo: true };

const blue = '#0000ff';
const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: blue } })
    .webp()
    .toBuffer();

/** A picture that compresses worst. */
const noise = () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 128 } as const;
  const create = { width: 1280, height: 1280, channels: 3, background: '#000', noise } as const;
  return sharp({ create }).webp({ quality: 100 }).toBuffer();
};

/** The statistics of the channels in an area of a preview. */
async function channelsIn(preview: Buffer, area: Region) {
  const { channels } = await sharp(await sharp(preview).extract(area).toBuffer()).stats();
  return channels;
}

/** The mean colour of an area of a preview, each channel from 0 to 255. */
const colourOf = async (preview: Buffer, area: Region) =>
  (await channelsIn(preview, area)).map(({ mean }) => mean);

/** How much is drawn in an area: 0 if it has one colour. */
const inkIn = async (preview: Buffer, area: Region) =>
  Math.max(...(await channelsIn(preview, area)).map(({ stdev }) => stdev));

const pictureArea = { left: 0, top: 110, width: 490, height: 520 };
const secondLine = { left: 540, top: 208, width: 640, height: 26 };
// Blocks of a JPEG have 16 pixels, so the awning's last row touches the pixels down to 112.
const rightMargin = { left: 1160, top: 112, width: 40, height: 518 };
const posterGround = { left: 4, top: 112, width: 40, height: 518 };
const draw = (changes: Partial<PreviewContent> = {}, picture?: Buffer) =>
  drawPreview({ ...content, ...changes }, picture);

const channelsOf = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Largest difference of a channel between an area and a colour `#rrggbb`. */
async function distanceFrom(preview: Buffer, area: Region, colour: string): Promise<number> {
  const seen = await colourOf(preview, area);
  return Math.max(
    ...channelsOf(colour).map((value, index) => Math.abs(value - (seen[index] ?? 0))),
  );
}

/** Returns how many pixels of a preview have about a colour. */
async function countOf(preview: Buffer, colour: string): Promise<number> {
  const { data } = await sharp(preview).raw().toBuffer({ resolveWithObject: true });
  const wanted = channelsOf(colour);
  let count = 0;
  for (let start = 0; start < data.length; start += 3) {
    const isNear = wanted.every(
      (value, channel) => Math.abs((data[start + channel] ?? 0) - value) < 8,
    );
    if (isNear) count += 1;
  }
  return count;
}

/** The longest title and amounts that an offer may have. */
const longest = {
  lines: ['W'.repeat(80), 'Bairro '.repeat(12)],
  price: {
    ...{ currency: 'R$', reais: '1.234.567', cents: ',89', before: 'R$ 9.234.567,89' },
    ...{ discount: '−86%', validity: '10/12/2026 a 31/12/2027' },
  },
};

describe('the picture of a preview', () => {
  it('is a small JPEG without metadata, also with a title nearly as wide as the preview', async () => {
    const jpeg = await draw({ title: 'Revisão de bicicleta' });
    const { format, width, height, space, exif, icc, xmp } = await sharp(jpeg).metadata();
    expect([format, width, height, space]).toEqual(['jpeg', 1200, 630, 'srgb']);
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    expect(jpeg.length).toBeLessThan(100_000);
  });

  it('stays below 300 kB with a photo of noise', async () => {
    expect((await draw({ picture: photo }, await noise())).length).toBeLessThan(300_000);
  });

  it('has the dark band of the brand above, with the orange of its awning', async () => {
    const jpeg = await draw({ picture: photo }, await aPicture(300, 300));
    const band = { left: 400, top: 4, width: 700, height: 70 };
    expect(await distanceFrom(jpeg, band, brandColours.darkPlum)).toBeLessThan(6);
    const wordmark = { left: 110, top: 10, width: 200, height: 60 };
    expect(await inkIn(jpeg, wordmark)).toBeGreaterThan(40);
    expect(await countOf(jpeg, brandColours.awningOrange)).toBeGreaterThan(4000);
  });

  it.each([
    ['wide', 1280, 320],
    ['tall', 320, 1280],
    ['small', 40, 40],
  ])('has a %s photo over its whole photo area', async (_, width, height) => {
    const jpeg = await draw({ picture: photo }, await aPicture(width, height));
    expect(await distanceFrom(jpeg, pictureArea, blue)).toBeLessThan(5);
  });

  it('has the price beside a photo on a yellow tag, on paper', async () => {
    const jpeg = await draw({ picture: photo }, await aPicture(300, 300));
    expect(await distanceFrom(jpeg, rightMargin, schemes.light.canvas)).toBeLessThan(4);
    const tag = await countOf(jpeg, brandColours.posterYellow);
    expect(tag).toBeGreaterThan(20_000);
    expect(tag).toBeLessThan(100_000);
  });

  it('is a yellow poster for an offer without a photo', async () => {
    const jpeg = await draw();
    expect(await distanceFrom(jpeg, posterGround, brandColours.posterYellow)).toBeLessThan(6);
    expect(await countOf(jpeg, brandColours.posterYellow)).toBeGreaterThan(400_000);
  });

  it('has a shop window for a shop without a photo, with the logo if there is one', async () => {
    const { price: _, ...shop } = content;
    const middle = { left: 225, top: 390, width: 50, height: 50 };
    const withLogo = await drawPreview({ ...shop, picture: logo }, await aPicture(300, 300));
    expect((await colourOf(withLogo, middle))[2]).toBeGreaterThan(250);
    expect(await inkIn(await drawPreview(shop, undefined), pictureArea)).toBeGreaterThan(20);
  });

  it('has a long title in several lines, and nothing in its margin', async () => {
    const picture = await aPicture(300, 300);
    for (const title of ['Pão francês com fermentação natural '.repeat(3), 'W'.repeat(80)]) {
      const jpeg = await draw({ ...longest, title, picture: photo }, picture);
      expect(await inkIn(jpeg, secondLine)).toBeGreaterThan(20);
      expect(await inkIn(jpeg, rightMargin)).toBe(0);
      expect(await inkIn(await draw({ ...longest, title }), rightMargin)).toBe(0);
    }
    const short = await draw({ title: 'Pão doce', picture: photo }, picture);
    expect(await inkIn(short, secondLine)).toBe(0);
  });

  it('is drawn without its title if the font has none of the characters', async () => {
    const picture = await aPicture(300, 300);
    const titleArea = { left: 540, top: 124, width: 640, height: 60 };
    expect(await inkIn(await draw({ picture: photo }, picture), titleArea)).toBeGreaterThan(20);
    const jpeg = await draw({ title: '中文 😀', lines: [], picture: photo }, picture);
    expect(await inkIn(jpeg, titleArea)).toBe(0);
  });

  it('cannot be drawn with a file that is not a picture', async () => {
    await expect(draw({ picture: photo }, Buffer.from('no picture'))).rejects.toThrow();
  });
});
