import { ApiError } from '#web/platform/http/api-error.ts';
import { submitWithPhotos } from '#web/platform/photos/sending/use-photos.ts';

const body = { imagesUrls: ['/a'] };
const refusal = new ApiError({
  code: 'IMAGE_REFUSED',
  status: 409,
  fieldErrors: [{ path: 'imagesUrls.0', code: 'INVALID_VALUE' }],
});

const photos = () => ({ mark: jest.fn(), waitForPhotos: jest.fn(async () => true) });

/** The `submit` of a valid form, with functions that send and that wait for the photos. */
const submit = (
  send: (sent: typeof body) => Promise<void>,
  waitForPhotos: () => Promise<boolean>,
) => ({
  send: () => send(body),
  waitForPhotos,
});

describe('a form with photos', () => {
  it('is saved after its photos have settled', async () => {
    const { mark, waitForPhotos } = photos();
    const save = jest.fn(async () => {});
    const form = submitWithPhotos(submit, { mark, waitForPhotos }, save);
    expect(form.waitForPhotos).toBe(waitForPhotos);
    await form.send();
    expect(save).toHaveBeenCalledWith(body);
    expect(mark).not.toHaveBeenCalled();
  });

  it('marks a photo that was not accepted, and fails with the same error', async () => {
    const { mark, waitForPhotos } = photos();
    const form = submitWithPhotos(submit, { mark, waitForPhotos }, () => Promise.reject(refusal));
    await expect(form.send()).rejects.toBe(refusal);
    expect(mark).toHaveBeenCalledWith('/a', 'REFUSED');
  });
});
