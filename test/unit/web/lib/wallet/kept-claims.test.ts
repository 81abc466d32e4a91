import { codeNo, holderId } from '#test/support/builders/a-claim.ts';
import { imageUrlNo } from '#test/support/builders/an-image.ts';
import { aShownClaim } from '#test/support/builders/shown-records.ts';
import {
  answerPictures,
  signInAs,
  storedVouchers,
  useDevice,
} from '#test/unit/web/support/a-wallet.ts';
import { noteServerTime } from '#web/lib/clock/server-clock.ts';
import { keepClaim, keepClaims, keptClaims } from '#web/platform/wallet/wallet.ts';

const other = '66666666-6666-4666-8666-666666666666';
const image = { url: imageUrlNo(), width: 1280, height: 960, status: 'ready' } as const;
const no = (number: number, changes = {}) => aShownClaim({ code: codeNo(number), ...changes });
const codes = async (userId = holderId) =>
  (await keptClaims(userId)).map(({ claim: { code } }) => code);

describe('the vouchers on a device', () => {
  useDevice();
  beforeEach(() => signInAs(holderId));

  it('are replaced by the next list, and a new claim joins them, the soonest to end first', async () => {
    const late = no(1, { endsAt: '2100-02-01T02:59:59.000Z' });
    await keepClaims(holderId, [no(4), no(2), no(3, { status: 'redeemed' })]);
    await keepClaims(holderId, [no(2)]);
    expect(await keepClaim(holderId, late)).toBe(true);
    expect(await keptClaims(holderId)).toEqual([{ claim: no(2) }, { claim: late }]);
    await keepClaim(holderId, no(2, { status: 'cancelled' }));
    expect(await storedVouchers()).toEqual([`${holderId} ${codeNo(1)}`]);
  });

  it('keep the picture, also when the next list comes without a connection for it', async () => {
    const pictures = answerPictures();
    await keepClaims(holderId, [no(1, { image })]);
    expect(pictures).toHaveBeenCalledWith(`${image.url}/320.webp`);
    pictures.mockRejectedValue(new TypeError('offline'));
    await keepClaims(holderId, [no(1, { image, title: 'Pão de queijo' })]);
    expect(pictures).toHaveBeenCalledTimes(1);
    const [kept] = await keptClaims(holderId);
    expect(kept?.claim.title).toBe('Pão de queijo');
    expect(await kept?.picture?.text()).toBe('picture');
  });

  it.each([
    ['a page of the site', 'text/html', 200],
    ['a refusal', 'image/webp', 404],
  ])('have no picture where the site answers with %s', async (_, type, status) => {
    answerPictures(type, status);
    expect(await keepClaims(holderId, [no(1, { image })])).toBe(true);
    expect(await keptClaims(holderId)).toEqual([{ claim: no(1, { image }) }]);
  });

  it('get no picture after they have left the wallet', async () => {
    const pictures = answerPictures();
    pictures.mockImplementation(async () => {
      pictures.mockRejectedValue(new TypeError('offline'));
      await keepClaims(holderId, []);
      return new Response('picture', { headers: { 'content-type': 'image/webp' } });
    });
    await keepClaims(holderId, [no(1, { image })]);
    expect(await storedVouchers()).toEqual([]);
  });

  it('leave when another user reads or stores, and are never shown to them', async () => {
    await keepClaims(holderId, [no(1)]);
    signInAs(other);
    expect(await codes(other)).toEqual([]);
    expect(await storedVouchers()).toEqual([]);
    signInAs(holderId);
    await keepClaim(holderId, no(1));
    signInAs(other);
    await keepClaim(other, no(2, { consumerId: other }));
    expect(await storedVouchers()).toEqual([`${other} ${codeNo(2)}`]);
  });

  it('are not stored or shown for a user who is not signed in', async () => {
    await keepClaims(holderId, [no(1)]);
    signInAs(other);
    expect(await keepClaims(holderId, [no(1)])).toBe(false);
    expect(await codes(holderId)).toEqual([]);
    expect(await storedVouchers()).toEqual([]);
  });

  it('leave after their end, once the server has told the time', async () => {
    const year = 365 * 24 * 60 * 60 * 1000;
    const endsAt = new Date(Date.now() + year).toISOString();
    await keepClaims(holderId, [no(1, { endsAt }), no(2)]);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 2 * year);
    // Offline, a wrong clock removes nothing.
    expect((await codes()).length).toBe(2);
    noteServerTime(new Headers({ date: new Date(now + 2 * year).toUTCString() }));
    expect(await codes()).toEqual([codeNo(2)]);
    expect(await storedVouchers()).toEqual([`${holderId} ${codeNo(2)}`]);
  });
});
