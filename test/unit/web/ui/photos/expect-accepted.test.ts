import { photoProblemOf } from '#web/platform/photos/sending/photo-problem.ts';
import { pollUpload } from '#web/platform/photos/sending/poll-upload.ts';
import { expectAccepted } from '#web/platform/photos/sending/send-photo.ts';

jest.mock('#web/platform/photos/sending/poll-upload.ts');

const poll = jest.mocked(pollUpload);
const { signal } = new AbortController();

/** The problem that the form reports for an upload; undefined if it is accepted. */
const problem = () => expectAccepted('u', signal).then(() => undefined, photoProblemOf);

describe('an upload that only the server can open', () => {
  it.each([
    ['BROKEN', 'BROKEN'],
    [undefined, 'REFUSED'],
  ] as const)('fails with the reason %s of its refusal', async (reasonCode, expected) => {
    poll.mockResolvedValue({ id: 'u', status: 'refused', ...(reasonCode && { reasonCode }) });
    expect(await problem()).toBe(expected);
  });

  it('is accepted once it is ready, and if the answer takes long or does not come', async () => {
    poll.mockResolvedValueOnce({ id: 'u', status: 'ready' });
    poll.mockResolvedValueOnce({ id: 'u', status: 'processing' });
    poll.mockRejectedValueOnce(new TypeError('No connection'));
    expect([await problem(), await problem(), await problem()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("ends with the caller's reason when it is cancelled", async () => {
    const control = new AbortController();
    control.abort(new Error('Cancelled'));
    poll.mockRejectedValue(control.signal.reason);
    await expect(expectAccepted('u', control.signal)).rejects.toThrow('Cancelled');
  });
});
