import { figuresLayer, textLayer, widthOf } from '#lambdas/media/link-previews/text-layer.ts';

const style = { size: 50, face: 'regular', colour: '#281e28' } as const;
const place = { left: 0, top: 0 };

const heightOf = async (text: string) => (await textLayer(text, style, place)).raw?.height;

describe('a line of text in a preview', () => {
  it('shows markup characters literally', async () => {
    const plain = await widthOf('b', style);
    expect(await widthOf('<b>b</b>', style)).toBeGreaterThan(4 * plain);
    expect(await widthOf('&amp;', style)).toBeGreaterThan(await widthOf('&', style));
    expect(await widthOf('</span> " \' & <', style)).toBeGreaterThan(0);
  });

  it('has no width without text', async () => {
    expect(await widthOf(' ', style)).toBe(0);
  });

  it('is equally high with and without accents', async () => {
    const height = await heightOf('nos');
    expect(await heightOf('Ágil')).toBe(height);
    expect(await heightOf('çgj')).toBe(height);
  });

  it('is narrower in the face of posters, which does not depend on fonts of the machine', async () => {
    const widths = ['regular', 'bold', 'poster'].map((face) =>
      widthOf('Escondidinho', { ...style, face: face as 'regular' | 'bold' | 'poster' }),
    );
    const [regular = 0, bold = 0, poster = 0] = await Promise.all(widths);
    expect(bold).toBeGreaterThan(regular);
    expect(poster).toBeLessThan(0.75 * regular);
  });
});

it('figures of a price are equally wide', async () => {
  const width = async (text: string) =>
    (await figuresLayer(text, { ...style, size: 200, face: 'poster' }, place)).raw.width;
  expect(Math.abs((await width('0000')) - (await width('8888')))).toBeLessThan(8);
  // With the narrow figures of the font, 1111 is a quarter narrower than 0110.
  expect((await width('01110')) / (await width('00000'))).toBeGreaterThan(0.97);
});
