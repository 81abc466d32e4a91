import {
  changePhoto,
  countProblems,
  imagesUrlsOf,
  isUnderWay,
  movePhoto,
  photoNumberOf,
  photoOfUrl,
  removePhoto,
  replacePhoto,
  restartPhoto,
  restorePhoto,
  roomFor,
} from '#web/platform/photos/sending/form-photo.ts';

const sent = photoOfUrl('/images/offer/b/one');
const refused = { ...photoOfUrl('/images/offer/b/two'), problem: 'BROKEN' as const };
const other = photoOfUrl('/images/offer/b/three');
const sending = { id: 'p4' };
const failed = { id: 'p5', problem: 'NETWORK' as const };

describe('the photos of a form', () => {
  it('are sent by their URLs, without failed and refused ones', () => {
    expect(imagesUrlsOf([sent, refused, failed, other])).toEqual([sent.url, other.url]);
  });

  it('are pending until each has been uploaded or has failed', () => {
    expect(isUnderWay([sent, failed, refused])).toBe(false);
    expect(isUnderWay([sent, sending])).toBe(true);
  });

  it('prevent sending the form if they failed or were refused', () => {
    expect(countProblems([sent, refused, sending, failed])).toBe(2);
    expect(countProblems([sent, sending])).toBe(0);
  });

  it('are changed and removed by their id', () => {
    expect(changePhoto([sent, sending], 'p4', ({ id }) => ({ id, url: 'x' }))).toEqual([
      sent,
      { id: 'p4', url: 'x' },
    ]);
    expect(removePhoto([sent, sending], 'p4')).toEqual([sent]);
  });

  it.each([
    [0, [other, sent, refused]],
    [1, [sent, other, refused]],
    [-1, [other, sent, refused]],
    [9, [sent, refused, other]],
  ])('are moved to position %i', (place, expected) => {
    expect(movePhoto([sent, refused, other], other.id, place)).toEqual(expected);
  });

  it('stay unchanged if the moved photo was removed meanwhile', () => {
    expect(movePhoto([sent, other], 'gone', 0)).toEqual([sent, other]);
  });

  it('have positions, counted from 1', () => {
    expect(photoNumberOf([sent, other], sent.id)).toBe(1);
    expect(photoNumberOf([sent, other], other.id)).toBe(2);
  });

  it('are at most ten', () => {
    expect(roomFor([])).toBe(10);
    expect(roomFor(Array.from({ length: 11 }, () => sent))).toBe(0);
    expect(roomFor([sent], 1)).toBe(0);
  });
});

describe('a photo that replaces another one', () => {
  const replacing = replacePhoto(sent, 'new');

  it('keeps the other photo, and can go back to it', () => {
    expect(replacing).toEqual({ id: 'new', previous: sent });
    expect(restorePhoto([other, replacing], 'new')).toEqual([other, sent]);
  });

  it.each([
    ['was not sent', sending],
    ['failed', failed],
    ['was refused', refused],
  ])('does not keep a photo that %s', (_, photo) => {
    expect(replacePhoto(photo, 'new')).toEqual({ id: 'new' });
    expect(restorePhoto([photo], photo.id)).toEqual([photo]);
  });

  it('keeps the earlier photo if the replaced one had failed', () => {
    const failedAgain = { ...replacing, problem: 'NETWORK' as const };
    expect(replacePhoto(failedAgain, 'newest')).toEqual({ id: 'newest', previous: sent });
  });

  it('keeps only the replaced photo if that one was sent', () => {
    const replaced = { ...replacing, url: '/images/offer/b/four' };
    expect(replacePhoto(replaced, 'newest').previous).toEqual({ id: 'new', url: replaced.url });
  });

  it('is sent again from the beginning, and still keeps the other photo', () => {
    const failedLater = { ...replacing, url: 'x', uploadId: 'u', problem: 'FAILED' as const };
    expect(restartPhoto(failedLater)).toEqual(replacing);
    expect(restartPhoto(failed)).toEqual({ id: failed.id });
  });
});
