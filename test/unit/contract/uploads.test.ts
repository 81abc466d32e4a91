import { parseInput } from '#contract/http/field-errors.ts';
import { maxUploadBytes, uploadInput } from '#contract/media/uploads.ts';

const input = { area: 'offer', contentType: 'image/webp', size: maxUploadBytes };

describe('the input of an upload', () => {
  it('may have the largest size', () => {
    expect(parseInput(uploadInput, input).success).toBe(true);
  });

  it.each([
    [{ area: 'avatar' }, 'area', 'INVALID_VALUE'],
    [{ area: 'offer/uncompressed' }, 'area', 'INVALID_VALUE'],
    [{ contentType: 'image/svg+xml' }, 'contentType', 'INVALID_VALUE'],
    [{ contentType: 'image/gif' }, 'contentType', 'INVALID_VALUE'],
    [{ contentType: 'image/jpeg; charset=utf-8' }, 'contentType', 'INVALID_VALUE'],
    [{ size: 0 }, 'size', 'TOO_SMALL'],
    [{ size: -1 }, 'size', 'TOO_SMALL'],
    [{ size: 1.5 }, 'size', 'INVALID_TYPE'],
    [{ size: maxUploadBytes + 1 }, 'size', 'TOO_BIG'],
    [{ size: Number.MAX_SAFE_INTEGER }, 'size', 'TOO_BIG'],
    [{ size: 1e300 }, 'size', 'TOO_BIG'],
    [{ size: '1000' }, 'size', 'INVALID_TYPE'],
    [{ size: null }, 'size', 'REQUIRED'],
  ])('is refused with %j: %s %s', (changes, path, code) => {
    expect(parseInput(uploadInput, { ...input, ...changes })).toEqual({
      success: false,
      errors: [{ path, code }],
    });
  });
});
