import { secretsOf } from '#lambdas/platform/http/secrets.ts';

describe('the hash of the secrets of a request', () => {
  it('has a salt for each request, and is recognised only by the same secrets', async () => {
    const [secrets, same, other] = ['Balcao#2026', 'Balcao#2026', 'Balcao#2027'].map(secretsOf);
    const hash = (await secrets?.hash()) ?? '';
    expect(await secrets?.hash()).toBe(hash);
    expect(await same?.hash()).not.toBe(hash);
    expect(await same?.isHashed(hash)).toBe(true);
    expect(await other?.isHashed(hash)).toBe(false);
    expect(hash).not.toContain('Balcao');
  });

  it.each([undefined, '', 'salt', 'salt.hash'])('is not %p', async (stored) => {
    expect(await secretsOf('Balcao#2026').isHashed(stored)).toBe(false);
  });
});
