import { maxUploadBytes, uploadInput } from '#contract/media/uploads.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

const input = { area: 'offer', contentType: 'image/webp', size: maxUploadBytes };

it('an upload may have the largest size', () => {
  expect(outcomeOf(uploadInput, input)).toEqual(input);
});

it.each([
  [{ area: 'avatar' }, 'area INVALID_VALUE'],
  [{ area: 'offer/uncompressed' }, 'area INVALID_VALUE'],
  [{ contentType: 'image/svg+xml' }, 'contentType INVALID_VALUE'],
  [{ contentType: 'image/jpeg; charset=utf-8' }, 'contentType INVALID_VALUE'],
  [{ size: 0 }, 'size TOO_SMALL'],
  [{ size: 1.5 }, 'size INVALID_TYPE'],
  [{ size: maxUploadBytes + 1 }, 'size TOO_BIG'],
  [{ size: 1e300 }, 'size TOO_BIG'],
  [{ size: '1000' }, 'size INVALID_TYPE'],
  [{ size: null }, 'size REQUIRED'],
])('an upload is refused with %j: %s', (changes, error) => {
  expect(outcomeOf(uploadInput, { ...input, ...changes })).toEqual([error]);
});
