import sharp from 'sharp';
import { drawPreview } from '#lambdas/media/link-previews/draw-preview.ts';
import type { PreviewContent } from '#lambdas/media/link-previews/preview-content.ts';

const content = {
  title: 'Pão francês, 10 unidades',
  price: { now: 'R$ 5,49', before: 'R$ 8,90', discount: '-38%' },
  lines: ['Padaria Aurora', 'Boa Viagem, Recife - PE'],
};
const photo = { key: 'offer/biz_1/img_1', isLogo: false };
const logo = { key: 'business/biz_1/img_1', isLogo: true };

const aPicture = (width: number, height: number, background = '#0000ff') =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();

/** A picture that compresses worst. */
const noise = () =>
  sharp({
    create: {
      width: 1280,
      height: 1280,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 128 },
    },
  })
    .webp({ quality: 100 })
    .toBuffer();

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The mean colour of an area of a preview, each channel from 0 to 255. */
async function colourOf(preview: Buffer, area: Area): Promise<number[]> {
  const { channels } = await sharp(await sharp(preview).extract(area).toBuffer()).stats();
  return channels.map(({ mean }) => mean);
}

/** How much is drawn in an area: 0 if it has one colour. */
async function inkIn(preview: Buffer, area: Area): Promise<number> {
  const { channels } = await sharp(await sharp(preview).extract(area).toBuffer()).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

const pictureArea = { left: 0, top: 0, width: 490, height: 630 };
const titleArea = { left: 540, top: 40, width: 660, height: 150 };
const secondLine = { left: 540, top: 120, width: 660, height: 60 };
const rightMargin = { left: 1160, top: 0, width: 40, height: 630 };
const draw = (changes: Partial<PreviewContent> = {}, picture?: Buffer) =>
  drawPreview({ ...content, ...changes }, picture);

describe('the picture of a preview', () => {
  it('is a JPEG of 1200 x 630 pixels in sRGB, small and without metadata', async () => {
    const jpeg = await draw();
    const { format, width, height, space, exif, icc, xmp } = await sharp(jpeg).metadata();
    expect({ format, width, height, space }).toEqual({
      format: 'jpeg',
      width: 1200,
      height: 630,
      space: 'srgb',
    });
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    expect(jpeg.length).toBeLessThan(100_000);
  });

  it('stays below 300 kB with a photo of noise', async () => {
    expect((await draw({ picture: photo }, await noise())).length).toBeLessThan(300_000);
  });

  it.each([
    ['wide', 1280, 320],
    ['tall', 320, 1280],
    ['small', 40, 40],
  ])('has a %s photo over its whole photo area', async (_, width, height) => {
    const jpeg = await draw({ picture: photo }, await aPicture(width, height));
    const [red = 255, green = 255, blue = 0] = await colourOf(jpeg, pictureArea);
    expect(red).toBeLessThan(5);
    expect(green).toBeLessThan(5);
    expect(blue).toBeGreaterThan(250);
  });

  it('has a shop window if there is no photo, with the logo if there is one', async () => {
    const middle = { left: 225, top: 370, width: 50, height: 50 };
    const [, , blue = 0] = await colourOf(
      await draw({ picture: logo }, await aPicture(300, 300)),
      middle,
    );
    expect(blue).toBeGreaterThan(250);
    expect(await inkIn(await draw(), pictureArea)).toBeGreaterThan(20);
  });

  it('has a long title in two lines, and nothing in its margin', async () => {
    for (const title of ['Pão francês com fermentação natural '.repeat(3), 'W'.repeat(80)]) {
      const jpeg = await draw({
        title,
        lines: ['W'.repeat(80), 'Bairro '.repeat(12)],
        price: { now: 'R$ 1.234.567,89', before: 'R$ 9.234.567,89', discount: '-86%' },
      });
      expect(await inkIn(jpeg, secondLine)).toBeGreaterThan(20);
      expect(await inkIn(jpeg, rightMargin)).toBe(0);
    }
    expect(await inkIn(await draw({ title: 'Pão doce' }), secondLine)).toBe(0);
  });

  it('is drawn without its title if the font has none of the characters', async () => {
    const jpeg = await draw({ title: '中文 😀' });
    expect(await inkIn(jpeg, titleArea)).toBe(0);
  });

  it('cannot be drawn with a file that is not a picture', async () => {
    await expect(draw({ picture: photo }, Buffer.from('no picture'))).rejects.toThrow();
  });
});
