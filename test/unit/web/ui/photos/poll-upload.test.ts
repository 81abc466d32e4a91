import { pause } from '#web/platform/photos/sending/pause.ts';
import { pollUpload } from '#web/platform/photos/sending/poll-upload.ts';
import { getUpload } from '#web/platform/photos/sending/upload-calls.ts';

jest.mock('#web/platform/photos/sending/upload-calls.ts');
jest.mock('#web/platform/photos/sending/pause.ts', () => ({ pause: jest.fn(async () => {}) }));

const get = jest.mocked(getUpload);
const { signal } = new AbortController();
const answer = (status: 'pending' | 'processing' | 'ready' | 'refused') =>
  get.mockResolvedValueOnce({ id: 'u', status });

afterEach(() => jest.clearAllMocks());

describe('following an upload', () => {
  it.each(['ready', 'refused'] as const)('ends when it is %s', async (status) => {
    answer('pending');
    answer('processing');
    answer(status);
    await expect(pollUpload('u', signal)).resolves.toMatchObject({ status });
  });

  it('ends after about a minute, and polls less and less often', async () => {
    get.mockResolvedValue({ id: 'u', status: 'processing' });
    await expect(pollUpload('u', signal)).resolves.toMatchObject({ status: 'processing' });
    const waits = jest.mocked(pause).mock.calls.map(([milliseconds]) => milliseconds);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    const total = waits.reduce((sum, wait) => sum + wait, 0);
    expect(total).toBeGreaterThanOrEqual(60_000);
    expect(total).toBeLessThan(70_000);
  });
});
