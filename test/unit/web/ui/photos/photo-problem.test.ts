import { ApiError } from '#web/platform/http/api-error.ts';
import {
  canRetry,
  isGone,
  photoProblemOf,
  retryTimeOf,
  UploadError,
} from '#web/platform/photos/sending/photo-problem.ts';

describe('the problem of a photo that could not be sent', () => {
  it.each([
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
    const problems = ['NETWORK', 'TOO_MANY', 'FAILED', 'TOO_LARGE', 'LOST', 'GONE'] as const;
    expect(problems.filter(canRetry)).toEqual(['NETWORK', 'TOO_MANY', 'FAILED']);
  });

  it('says when to send again if the server says so', () => {
    const limited = { code: 'TOO_MANY_REQUESTS', status: 429 } as const;
    expect(retryTimeOf(new ApiError({ ...limited, retryAfter: 5000 }), 1000)).toBe(6000);
    expect(retryTimeOf(new ApiError(limited), 1000)).toBeUndefined();
  });

  it('is an upload that is over if the server does not have it', () => {
    expect(isGone(new ApiError({ code: 'UPLOAD_NOT_FOUND', status: 404 }))).toBe(true);
    expect(isGone(new ApiError({ code: 'NETWORK', status: 0 }))).toBe(false);
  });
});
