import { sign } from 'node:crypto';
import { lettersOfBytes } from '#contract/claims/base-32.ts';
import { verifyByBrowser } from '#contract/claims/check-voucher.ts';
import { encodeVoucher } from '#contract/claims/voucher.ts';
import { noon, counterShop as shop } from '#test/support/counter/entries.ts';
import {
  aVoucher,
  otherVoucherKey,
  shopOfVoucher,
  voucherFacts,
  voucherKey,
} from '#test/support/vouchers.ts';
import {
  checkOnDevice,
  type DeviceKnowledge,
} from '#web/platform/outbox/checking/check-on-device.ts';
import type { StoredEntry } from '#web/platform/outbox/entries/entry.ts';

const hour = 3_600_000;
const { code, offerId, offerVersion } = voucherFacts;
const offer = { title: 'Pão francês', originalPrice: 10, offerPrice: 7.5 };

/** The pack of a counter that was online at noon. */
const pack = {
  shopId: shop.id,
  serverTime: new Date(noon).toISOString(),
  fullAt: new Date(noon).toISOString(),
  arrivedAt: noon,
  keys: [{ id: voucherKey.id, publicKey: voucherKey.publicKey, validUntil: voucherKey.validUntil }],
  offers: [{ offerId, offerVersion, ...offer, endsAt: '2027-01-01T02:59:59.000Z' }],
  closedCodes: [] as string[],
};

const known: DeviceKnowledge = {
  shop,
  pack,
  ofCode: [],
  clock: { now: noon, isSetBack: false },
  verify: verifyByBrowser,
};

const at = (instant: string, isSetBack = false) => ({
  clock: { now: Date.parse(instant), isSetBack },
});

const anEntry = (changes: Partial<StoredEntry> = {}): StoredEntry => ({
  nonce: 'nonce-1234',
  shopId: shop.id,
  businessId: shop.businessId,
  sequence: 1,
  code,
  redeemedAt: '2026-12-01T14:00:00.000Z',
  by: { kind: 'owner' },
  state: 'unsent',
  isTried: false,
  isOffline: true,
  claimEndsAt: noon + hour,
  ...changes,
});

describe('a counter without a connection', () => {
  it('takes a voucher of its shop, and shows title and price of its pack', async () => {
    const result = await checkOnDevice(await aVoucher(), known);
    expect(result).toMatchObject({ state: 'ok', mayRedeem: true, offer, voucher: { code } });
    expect(result.endsAt).toBe('2027-01-01T02:59:59.999Z');
  });

  it('takes a voucher of an offer that is newer than its pack, without a title', async () => {
    const result = await checkOnDevice(await aVoucher({ offerVersion: 4 }), known);
    expect(result).toMatchObject({ state: 'ok' });
    expect(result).not.toHaveProperty('offer');
  });

  it.each<[string, () => Promise<string>, Partial<DeviceKnowledge>, string]>([
    [
      'a forged signature',
      () =>
        encodeVoucher(voucherFacts, voucherKey.id, (bytes) =>
          sign(null, bytes, otherVoucherKey.privateKey),
        ),
      {},
      'INVALID_VOUCHER',
    ],
    ['a foreign key', () => aVoucher({}, otherVoucherKey), {}, 'UNKNOWN_KEY'],
    ['another shop', () => aVoucher({ shopsIds: [shopOfVoucher(3)] }), {}, 'WRONG_SHOP'],
    ['a day before its first', aVoucher, at('2026-11-24T02:59:59Z'), 'OFFER_NOT_STARTED'],
    ['the day after its last', aVoucher, at('2027-01-01T03:00:00Z'), 'CLAIM_EXPIRED'],
    [
      'a code closed in the pack',
      aVoucher,
      { pack: { ...pack, closedCodes: ['0', code] } },
      'CODE_CLOSED',
    ],
    ['another text', async () => 'https://example.com', {}, 'INVALID_VOUCHER'],
    ['other bytes', async () => lettersOfBytes(new Uint8Array(105)), {}, 'INVALID_VOUCHER'],
  ])('refuses %s', async (_, text, changes, refusal) => {
    const result = await checkOnDevice(await text(), { ...known, ...changes });
    expect(result).toMatchObject({
      state: 'refused',
      mayRedeem: false,
      refusal: { code: refusal },
    });
  });

  it.each<[string, Partial<StoredEntry>, string | undefined]>([
    ['refuses a voucher that this device used', {}, 'ALREADY_REDEEMED'],
    ['refuses one whose use was sent', { state: 'sent' }, 'ALREADY_REDEEMED'],
    [
      'refuses one whose undo was refused',
      { state: 'sent', undo: { reason: 'Engano', state: 'refused' } },
      'ALREADY_REDEEMED',
    ],
    [
      'takes one whose use is undone',
      { state: 'sent', undo: { reason: 'Engano', state: 'wished' } },
      undefined,
    ],
    [
      'refuses one that the server refused',
      { state: 'refused', refusal: { code: 'CLAIM_CANCELLED' } },
      'CLAIM_CANCELLED',
    ],
    [
      'checks one again that the server refused for its day',
      { state: 'refused', refusal: { code: 'OFFER_NOT_STARTED' } },
      undefined,
    ],
  ])('%s', async (_, changes, refusal) => {
    const result = await checkOnDevice(await aVoucher(), { ...known, ofCode: [anEntry(changes)] });
    expect(result.refusal?.code).toBe(refusal);
    expect(result.state).toBe(refusal ? 'refused' : 'ok');
  });

  it('says when and where this device used a voucher', async () => {
    const result = await checkOnDevice(code, { ...known, ofCode: [anEntry()] });
    expect(result.refusal?.redemption).toEqual({
      redeemedAt: '2026-12-01T14:00:00.000Z',
      shopId: shop.id,
    });
  });

  const signed = { mayRedeem: true, voucher: { code } };
  it.each<[string, () => Promise<string>, Partial<DeviceKnowledge>, object]>([
    ['of a typed code', async () => '7K3MQ-9XT2D-4', {}, { why: 'TYPED_CODE', mayRedeem: false }],
    ['without a pack', aVoucher, { pack: undefined }, { why: 'NO_PACK', mayRedeem: false }],
    [
      'with a pack of a day and a second',
      aVoucher,
      at('2026-12-02T15:00:01Z'),
      { why: 'OLD_PACK', ...signed },
    ],
    [
      'of a key that is newer than its pack can be',
      () => aVoucher({}, otherVoucherKey),
      at('2026-12-08T15:00:01Z'),
      { why: 'OLD_PACK', mayRedeem: false },
    ],
    [
      'after the clock was set back',
      aVoucher,
      at('2026-12-01T15:00:00Z', true),
      { why: 'CLOCK_CHANGED', ...signed },
    ],
    [
      'if the day decides and two times are possible',
      aVoucher,
      { clock: { now: noon, otherwise: Date.parse('2027-01-02T00:00:00Z'), isSetBack: false } },
      { why: 'CLOCK_CHANGED', ...signed },
    ],
    [
      'if it cannot verify signatures',
      aVoucher,
      { verify: undefined },
      { why: 'CANNOT_VERIFY', mayRedeem: false },
    ],
  ])('is not sure %s', async (_, text, changes, expected) => {
    const result = await checkOnDevice(await text(), { ...known, ...changes });
    expect(result).toMatchObject({ state: 'unsure', ...expected });
  });

  it('is sure with a pack of 24 hours, and if both possible times give the same result', async () => {
    for (const clock of [
      { now: noon + 24 * hour, isSetBack: false },
      { now: noon + 5 * hour, otherwise: noon, isSetBack: false },
    ]) {
      expect(await checkOnDevice(await aVoucher(), { ...known, clock })).toMatchObject({
        state: 'ok',
      });
    }
  });

  it('refuses a forged voucher also with an old pack', async () => {
    const forged = await encodeVoucher(voucherFacts, voucherKey.id, () => new Uint8Array(64));
    const old = { ...known, ...at('2026-12-20T15:00:00Z') };
    expect((await checkOnDevice(forged, old)).refusal?.code).toBe('INVALID_VOUCHER');
  });
});

describe('the verification of signatures', () => {
  const text = aVoucher();

  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['of the browser', 3, () => undefined],
    [
      'of the package, in a browser without Ed25519',
      0,
      () =>
        jest
          .spyOn(crypto.subtle, 'importKey')
          .mockRejectedValue(new DOMException('', 'NotSupportedError')),
    ],
  ])('%s takes a genuine voucher and no changed one', async (_, calls, prepare) => {
    prepare();
    const byBrowser = jest.spyOn(crypto.subtle, 'verify');
    let verify: DeviceKnowledge['verify'];
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('#web/platform/outbox/checking/verify-signature.ts');
      verify = await fresh.signatureVerifier();
    });
    const right = await checkOnDevice(await text, { ...known, verify });
    expect(right).toMatchObject({ state: 'ok' });
    const forged = await encodeVoucher(voucherFacts, voucherKey.id, (bytes) =>
      sign(null, bytes, otherVoucherKey.privateKey),
    );
    expect(await checkOnDevice(forged, { ...known, verify })).toMatchObject({ state: 'refused' });
    expect(byBrowser).toHaveBeenCalledTimes(calls);
  });
});
