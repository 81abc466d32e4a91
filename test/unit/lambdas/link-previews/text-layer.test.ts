import { textLayer, widthOf } from '#lambdas/media/link-previews/text-layer.ts';

const style = { size: 50, colour: '#281e28' };
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
});
