import { pngPixels } from '#lambdas/media/processing/read-picture.ts';
import { chunk } from '#test/support/unusual-pictures.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const aChunk = (type: string, text = '') => chunk(type, Buffer.from(text, 'latin1'));
const aPng = (...chunks: readonly Buffer[]) => Buffer.concat([signature, ...chunks]);

const header = aChunk('IHDR', 'header');
const gamma = aChunk('gAMA', '0001');
const pixels = [aChunk('IDAT', 'some'), aChunk('IDAT', 'others')];
const end = aChunk('IEND');

describe('pngPixels', () => {
  it.each([
    ['texts', aPng(header, aChunk('zTXt', 'text'), ...pixels, aChunk('tEXt', 'text'), end)],
    ['chunks of types that it does not know', aPng(header, aChunk('abCD'), ...pixels, end)],
    ['a colour profile of more than 64 KB', aPng(header, aProfile(65_537), ...pixels, end)],
    ['chunks of pixels without any', aPng(header, aChunk('IDAT'), ...pixels, aChunk('IDAT'), end)],
    ['a second end', aPng(header, ...pixels, end, end)],
  ])('removes %s, and keeps all other chunks unchanged', (_, file) => {
    expect(pngPixels(file)).toEqual({ bytes: aPng(header, ...pixels, end), isAnimated: false });
  });

  it('keeps only the first of several chunks of a type that a picture may have once', () => {
    const others = Array.from({ length: 9 }, (_, n) => aChunk('gAMA', `100${n}`));
    const file = aPng(header, gamma, ...others, aProfile(65_536), aProfile(9), ...pixels, end);
    expect(pngPixels(file).bytes).toEqual(aPng(header, gamma, aProfile(65_536), ...pixels, end));
  });

  it('keeps a chunk that ends after the file', () => {
    const file = aPng(header, gamma, ...pixels).subarray(0, -3);
    expect(pngPixels(file).bytes).toEqual(file);
  });
});

function aProfile(bytes: number): Buffer {
  return chunk('iCCP', Buffer.alloc(bytes, 'p'));
}
