import { pause } from '#web/platform/photos/sending/pause.ts';
import { photoProblemOf, UploadError } from '#web/platform/photos/sending/photo-problem.ts';
import { postForm } from '#web/platform/photos/sending/post-form.ts';
import { expectAccepted, takeTurns } from '#web/platform/photos/sending/send-photo.ts';
import { createUpload, getUpload } from '#web/platform/photos/sending/upload-calls.ts';
import { uploadFile } from '#web/platform/photos/sending/upload-file.ts';

jest.mock('#web/platform/photos/sending/upload-calls.ts');
jest.mock('#web/platform/photos/sending/pause.ts', () => ({ pause: jest.fn() }));
jest.mock('#web/platform/photos/sending/post-form.ts');

const post = jest.mocked(postForm);
const create = jest.mocked(createUpload);
const get = jest.mocked(getUpload);
const { signal } = new AbortController();

beforeEach(() => jest.resetAllMocks());

describe('the upload of a picture', () => {
  const picture = new Blob(['1234'], { type: 'image/jpeg' });
  const upload = () => uploadFile(picture, { area: 'offer', signal, onSent: () => {} });

  it.each([
    ['with the same form after a lost connection', 0, 'first'],
    ['with a new form if the first one had expired', 403, 'second'],
  ])('is sent again %s', async (_, status, id) => {
    for (const form of ['first', 'second'])
      create.mockResolvedValueOnce({ id: form, url: '', fields: {}, imageUrl: '', expiresAt: '' });
    post.mockRejectedValueOnce(new UploadError(status));
    await expect(upload()).resolves.toMatchObject({ id });
    const input = { area: 'offer', contentType: 'image/jpeg', size: 4 };
    expect(create).toHaveBeenLastCalledWith(input, signal);
    expect(post).toHaveBeenCalledTimes(2);
  });

  it.each([
    [503, 3],
    [400, 1],
  ])('that the storage answers with %d fails after %d attempts', async (status, attempts) => {
    post.mockRejectedValue(new UploadError(status));
    await expect(upload()).rejects.toMatchObject({ status });
    expect(post).toHaveBeenCalledTimes(attempts);
  });
});

describe('an upload that only the server can open', () => {
  /** The problem that the form reports; undefined if the upload is accepted. */
  const problem = () => expectAccepted('u', signal).then(() => undefined, photoProblemOf);

  it.each([
    ['ready', undefined],
    // Without a reason.
    ['refused', 'REFUSED'],
  ] as const)('is decided once it is %s: %s', async (status, expected) => {
    get.mockResolvedValueOnce({ id: 'u', status: 'processing' });
    get.mockResolvedValueOnce({ id: 'u', status });
    expect(await problem()).toBe(expected);
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('is accepted if no answer comes', async () => {
    get.mockRejectedValue(new TypeError('No connection'));
    expect(await problem()).toBeUndefined();
  });

  it('is accepted if it is not decided after about a minute of longer and longer pauses', async () => {
    get.mockResolvedValue({ id: 'u', status: 'processing' });
    expect(await problem()).toBeUndefined();
    const waits = jest.mocked(pause).mock.calls.map(([milliseconds]) => milliseconds);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    const total = waits.reduce((sum, wait) => sum + wait, 0);
    expect(total).toBeGreaterThanOrEqual(60_000);
    expect(total).toBeLessThan(70_000);
  });

  it("ends with the caller's reason when it is cancelled", async () => {
    const cancelled = AbortSignal.abort(new Error('Cancelled'));
    get.mockRejectedValue(cancelled.reason);
    await expect(expectAccepted('u', cancelled)).rejects.toThrow('Cancelled');
  });
});

it('tasks run in order, at most a given number at a time, also after a failed task', async () => {
  const inTurn = takeTurns(2);
  const started: number[] = [];
  const ends = [1, 2, 3, 4].map((task) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const ended = inTurn(() => {
      started.push(task);
      return promise;
    });
    return { end: resolve, fail: reject, ended };
  });
  const settle = () => new Promise(setImmediate);
  await settle();
  expect(started).toEqual([1, 2]);
  ends[1]?.fail();
  await expect(ends[1]?.ended).rejects.toBeUndefined();
  await settle();
  expect(started).toEqual([1, 2, 3]);
  for (const { end } of ends) end();
  await settle();
  expect(started).toEqual([1, 2, 3, 4]);
});
