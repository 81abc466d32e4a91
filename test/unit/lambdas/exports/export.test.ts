import {
  fileNameOf,
  hasExpired,
  isReusable,
  newExport,
  newFileKey,
  removedAfter,
  shownStatus,
  userOfFile,
} from '#lambdas/accounts/exports/export.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { exportId } from '#test/support/request-of-route.ts';

const start = new Date('2026-11-21T12:00:00.000Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const made = newExport({ id: exportId, fileKey: 'key' }, start);
const ready = { ...made, status: 'ready' as const, readyAt: later(5).toISOString() };

describe('an export', () => {
  it.each([
    ['processing', 'at its start', made, 0],
    ['processing', 'just under an hour later', made, 3599],
    ['failed', 'an hour later', made, 3600],
    ['ready', 'once it is', ready, 5],
    ['ready', 'an hour later, if it became ready', ready, 3600],
  ])('is shown as %s %s', (status, _, item, seconds) => {
    expect(shownStatus(item, later(seconds))).toBe(status);
  });

  it.each([
    [true, 'under way', made, 3599],
    [false, 'under way for an hour', made, 3600],
    [true, 'ready within the minute after its start', ready, 59],
    [false, 'ready for longer', ready, 60],
  ])('can answer the next call (%s) when it is %s', (isAnswer, _, item, seconds) => {
    expect(isReusable(item, later(seconds))).toBe(isAnswer);
  });

  it('expires a day after its start, and is removed when the last link has expired', () => {
    expect(hasExpired(ready, later(86_399))).toBe(false);
    expect(hasExpired(ready, later(86_400))).toBe(true);
    expect(removedAfter(ready)).toEqual(later(86_400 + 600));
  });

  it('has an unguessable file name below the id of its user', () => {
    const keys = Array.from({ length: 100 }, () => newFileKey(ownerId));
    expect(new Set(keys).size).toBe(100);
    for (const key of keys) {
      expect(userOfFile(key)).toBe(ownerId);
      // 256 bits in base64url.
      expect(key.slice(ownerId.length)).toMatch(/^\/[\w-]{43}\.json$/);
    }
  });

  it('is saved under a name with its day', () => {
    expect(fileNameOf(made)).toBe('vitrine-2026-11-21.json');
  });
});
