import { UploadError } from '#web/platform/photos/sending/photo-problem.ts';
import { postForm } from '#web/platform/photos/sending/post-form.ts';
import { createUpload } from '#web/platform/photos/sending/upload-calls.ts';
import { uploadFile } from '#web/platform/photos/sending/upload-file.ts';

jest.mock('#web/platform/photos/sending/upload-calls.ts');
jest.mock('#web/platform/photos/sending/pause.ts', () => ({ pause: async () => {} }));
jest.mock('#web/platform/photos/sending/post-form.ts');

const post = jest.mocked(postForm);
const create = jest.mocked(createUpload);
const picture = new Blob(['1234'], { type: 'image/jpeg' });
const options = { area: 'offer', signal: new AbortController().signal, onSent: () => {} } as const;
const upload = () => uploadFile(picture, options);

beforeEach(() => {
  jest.resetAllMocks();
  for (const id of ['first', 'second']) {
    create.mockResolvedValueOnce({ id, url: '', fields: {}, imageUrl: '', expiresAt: '' });
  }
});

describe('the upload of a picture', () => {
  it('requests a form for its type and size', async () => {
    await expect(upload()).resolves.toMatchObject({ id: 'first' });
    expect(create.mock.calls[0]?.[0]).toEqual({
      area: 'offer',
      contentType: 'image/jpeg',
      size: 4,
    });
  });

  it('is sent again with the same form after a lost connection', async () => {
    post.mockRejectedValueOnce(new UploadError(0));
    await expect(upload()).resolves.toMatchObject({ id: 'first' });
    expect(post).toHaveBeenCalledTimes(2);
  });

  it('is sent with a new form if the first one had expired', async () => {
    post.mockRejectedValueOnce(new UploadError(403));
    await expect(upload()).resolves.toMatchObject({ id: 'second' });
  });

  it('fails after three attempts', async () => {
    post.mockRejectedValue(new UploadError(503));
    await expect(upload()).rejects.toMatchObject({ status: 503 });
    expect(post).toHaveBeenCalledTimes(3);
  });

  it('is not repeated when the storage refuses the file', async () => {
    post.mockRejectedValue(new UploadError(400));
    await expect(upload()).rejects.toMatchObject({ status: 400 });
    expect(post).toHaveBeenCalledTimes(1);
  });
});
