import { ApiError } from '#web/platform/http/api-error.ts';
import {
  canRetry,
  isGone,
  PictureError,
  photoProblemOf,
  retryTimeOf,
  UploadError,
} from '#web/platform/photos/sending/photo-problem.ts';

describe('the problem of a photo that could not be sent', () => {
  it.each([
    ['a file that is no picture', new PictureError('NOT_A_PICTURE'), 'NOT_A_PICTURE'],
    ['a lost line to the storage', new UploadError(0), 'NETWORK'],
    ['a refusal by the storage', new UploadError(400), 'FAILED'],
    ['a lost line to the API', new ApiError({ code: 'NETWORK', status: 0 }), 'NETWORK'],
    ['too many uploads', new ApiError({ code: 'TOO_MANY_REQUESTS', status: 429 }), 'TOO_MANY'],
    ['too many bytes', new ApiError({ code: 'VALIDATION_FAILED', status: 400 }), 'TOO_LARGE'],
    ['a refusal by the API', new ApiError({ code: 'FORBIDDEN', status: 403 }), 'FAILED'],
    ['anything else', new TypeError(), 'FAILED'],
  ])('names %s', (_, error, problem) => {
    expect(photoProblemOf(error)).toBe(problem);
  });

  it('offers to send the same file again only if that may help', () => {
    expect((['NETWORK', 'TOO_MANY', 'FAILED'] as const).map(canRetry)).not.toContain(false);
    expect((['NOT_A_PICTURE', 'TOO_LARGE', 'LOST', 'GONE'] as const).map(canRetry)).not.toContain(
      true,
    );
  });

  it('says when to send again if the server says so', () => {
    const limited = { code: 'TOO_MANY_REQUESTS', status: 429 } as const;
    expect(retryTimeOf(new ApiError({ ...limited, retryAfter: 5000 }), 1000)).toBe(6000);
    expect(retryTimeOf(new ApiError(limited), 1000)).toBeUndefined();
    expect(retryTimeOf(new UploadError(0), 1000)).toBeUndefined();
  });

  it('recognises an upload that is over', () => {
    expect(isGone(new ApiError({ code: 'UPLOAD_NOT_FOUND', status: 404 }))).toBe(true);
    expect(isGone(new ApiError({ code: 'NETWORK', status: 0 }))).toBe(false);
  });
});
