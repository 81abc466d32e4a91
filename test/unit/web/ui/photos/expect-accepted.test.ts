import { photoProblemOf } from '#web/platform/photos/state/photo-problem.ts';
import { expectAccepted } from '#web/platform/photos/upload/expect-accepted.ts';
import { followUpload } from '#web/platform/photos/upload/follow-upload.ts';

jest.mock('#web/platform/photos/upload/follow-upload.ts');

const follow = jest.mocked(followUpload);
const { signal } = new AbortController();

/** The problem that the form reports for an upload; undefined if it is accepted. */
const problem = () => expectAccepted('u', signal).then(() => undefined, photoProblemOf);

describe('an upload that only the server can open', () => {
  it.each([
    ['BROKEN', 'BROKEN'],
    [undefined, 'REFUSED'],
  ] as const)('fails with the reason %s of its refusal', async (reasonCode, expected) => {
    follow.mockResolvedValue({ id: 'u', status: 'refused', ...(reasonCode && { reasonCode }) });
    expect(await problem()).toBe(expected);
  });

  it('is accepted once it is ready, and if the answer takes long or does not come', async () => {
    follow.mockResolvedValueOnce({ id: 'u', status: 'ready' });
    follow.mockResolvedValueOnce({ id: 'u', status: 'processing' });
    follow.mockRejectedValueOnce(new TypeError('No connection'));
    expect([await problem(), await problem(), await problem()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("ends with the caller's reason when it is cancelled", async () => {
    const control = new AbortController();
    control.abort(new Error('Cancelled'));
    follow.mockRejectedValue(control.signal.reason);
    await expect(expectAccepted('u', control.signal)).rejects.toThrow('Cancelled');
  });
});
