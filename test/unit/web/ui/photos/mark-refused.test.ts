import { ApiError } from '#web/platform/http/api-error.ts';
import { markRefused } from '#web/platform/photos/sending/use-photos.ts';

const sent = { imagesUrls: ['/a', '/b'], avatarUrl: '/c' };
const errorAt = (path: string, code: ConstructorParameters<typeof ApiError>[0]['code']) =>
  new ApiError({ code, status: 409, fieldErrors: [{ path, code: 'INVALID_VALUE' }] });

const marksOf = (error: unknown) => {
  const mark = jest.fn();
  markRefused({ mark }, sent, error);
  return mark.mock.calls;
};

describe('photos that the API did not accept', () => {
  it.each([
    ['IMAGE_NOT_FOUND', 'imagesUrls.1', '/b', 'GONE'],
    ['IMAGE_REFUSED', 'imagesUrls.0', '/a', 'REFUSED'],
    ['IMAGE_REFUSED', 'avatarUrl', '/c', 'REFUSED'],
  ] as const)('are marked by their sent URLs: %s at %s', (code, path, url, problem) => {
    expect(marksOf(errorAt(path, code))).toEqual([[url, problem]]);
  });

  it('are not marked by other failures', () => {
    expect(marksOf(errorAt('imagesUrls.1', 'VALIDATION_FAILED'))).toEqual([]);
    expect(marksOf(errorAt('imagesUrls.2', 'IMAGE_REFUSED'))).toEqual([]);
    expect(marksOf(errorAt('title', 'IMAGE_REFUSED'))).toEqual([]);
    expect(marksOf(new TypeError())).toEqual([]);
  });
});
