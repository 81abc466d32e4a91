import { ApiError, type ApiErrorCode } from '#web/platform/http/api-error.ts';
import {
  imagesUrlsOf,
  movePhoto,
  photoOfUrl,
  replacePhoto,
  restartPhoto,
  restorePhoto,
  roomFor,
  shownState,
} from '#web/platform/photos/sending/form-photo.ts';
import { markRefused, submitWithPhotos } from '#web/platform/photos/sending/use-photos.ts';

const sent = photoOfUrl('/images/offer/b/one');
const refused = { ...photoOfUrl('/images/offer/b/two'), problem: 'BROKEN' as const };
const other = photoOfUrl('/images/offer/b/three');
const failed = { id: 'p5', problem: 'NETWORK' as const };

describe('the photos of a form', () => {
  it('are sent by their URLs, without failed and refused ones', () => {
    expect(imagesUrlsOf([sent, refused, failed, other])).toEqual([sent.url, other.url]);
  });

  it.each([
    [1, [sent, other, refused]],
    [-1, [other, sent, refused]],
    [9, [sent, refused, other]],
  ])('are moved to position %i, within the ends of the list', (place, expected) => {
    expect(movePhoto([sent, refused, other], other.id, place)).toEqual(expected);
    expect(movePhoto([sent, refused], 'removed meanwhile', place)).toEqual([sent, refused]);
  });

  it('are at most ten', () => {
    expect([roomFor([]), roomFor(Array(11).fill(sent)), roomFor([sent], 1)]).toEqual([10, 0, 0]);
  });

  it('show their ready image, also if this page could not ask for it', () => {
    const processing = { phase: 'processing', sent: 1, preview: 'blob:one' } as const;
    const image = { url: '/images/offer/b/one', status: 'ready', width: 4, height: 3 } as const;
    const early = { ...image, status: 'processing' } as const;
    expect(shownState(processing, early)).toEqual(processing);
    expect(shownState(undefined, early)).toEqual({ phase: 'processing', sent: 1, image: early });
    expect(shownState(processing, image)).toEqual({ ...processing, phase: 'ready', image });
    expect(shownState(undefined, image)).toEqual({ phase: 'ready', sent: 1, image });
  });
});

describe('a photo that replaces another one', () => {
  const replacing = replacePhoto(sent, 'new');

  it('keeps the last sent photo, and can go back to it', () => {
    expect(restorePhoto([other, replacing], 'new')).toEqual([other, sent]);
    const failedAgain = { ...replacing, problem: 'NETWORK' as const };
    expect(replacePhoto(failedAgain, 'newest')).toEqual({ id: 'newest', previous: sent });
    const replaced = { ...replacing, url: '/images/offer/b/four' };
    expect(replacePhoto(replaced, 'newest').previous).toEqual({ id: 'new', url: replaced.url });
  });

  it.each([{ id: 'p4' }, failed, refused])('does not keep %j, which was not sent', (photo) => {
    expect(replacePhoto(photo, 'new')).toEqual({ id: 'new' });
    expect(restorePhoto([photo], photo.id)).toEqual([photo]);
  });

  it('is sent again from the beginning, and still keeps the other photo', () => {
    const failedLater = { ...replacing, url: 'x', uploadId: 'u', problem: 'FAILED' as const };
    expect(restartPhoto(failedLater)).toEqual(replacing);
  });
});

describe('photos that the API did not accept', () => {
  const body = { imagesUrls: ['/a', '/b'], avatarUrl: '/c' };
  const errorAt = (path: string, code: ApiErrorCode) =>
    new ApiError({ code, status: 409, fieldErrors: [{ path, code: 'INVALID_VALUE' }] });

  it.each([
    ['IMAGE_NOT_FOUND', 'imagesUrls.1', [['/b', 'GONE']]],
    ['IMAGE_REFUSED', 'imagesUrls.2', []],
    ['IMAGE_REFUSED', 'title', []],
    ['VALIDATION_FAILED', 'imagesUrls.1', []],
  ] as const)('are marked by their sent URLs: %s at %s marks %j', (code, path, marks) => {
    const mark = jest.fn();
    markRefused({ mark }, body, errorAt(path, code));
    expect(mark.mock.calls).toEqual(marks);
  });

  it('are marked when their form is sent, which fails with the same error', async () => {
    const error = errorAt('avatarUrl', 'IMAGE_REFUSED');
    const photos = { mark: jest.fn(), waitForPhotos: async () => true };
    const submit = (send: (sent: typeof body) => Promise<void>) => () => send(body);
    const send = submitWithPhotos(submit, photos, () => Promise.reject(error));
    await expect(send()).rejects.toBe(error);
    expect(photos.mark.mock.calls).toEqual([['/c', 'REFUSED']]);
  });
});
