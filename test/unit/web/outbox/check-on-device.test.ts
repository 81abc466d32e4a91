import { sign } from 'node:crypto';
import { lettersOfBytes } from '#contract/claims/base-32.ts';
import { verifyByBrowser } from '#contract/claims/check-voucher.ts';
import { encodeVoucher } from '#contract/claims/voucher.ts';
import type { ErrorCode } from '#contract/http/errors.ts';
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
import type { Why } from '#web/platform/outbox/checking/result.ts';
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

const closedPack = { ...pack, closedCodes: ['0', code] };

const at = (instant: string, isSetBack = false) => ({
  clock: { now: Date.parse(instant), isSetBack },
});

const old = at('2026-12-20T15:00:00Z');

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

/** A voucher that somebody signed with a key of their own. */
const aForgedVoucher = () =>
  encodeVoucher(voucherFacts, voucherKey.id, (bytes) =>
    sign(null, bytes, otherVoucherKey.privateKey),
  );

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
    ['a forged signature', aForgedVoucher, {}, 'INVALID_VOUCHER'],
    ['a forged signature, also with an old pack', aForgedVoucher, old, 'INVALID_VOUCHER'],
    ['a foreign key', () => aVoucher({}, otherVoucherKey), {}, 'UNKNOWN_KEY'],
    ['another shop', () => aVoucher({ shopsIds: [shopOfVoucher(3)] }), {}, 'WRONG_SHOP'],
    ['a day before its first', aVoucher, at('2026-11-24T02:59:59Z'), 'OFFER_NOT_STARTED'],
    ['the day after its last', aVoucher, at('2027-01-01T03:00:00Z'), 'CLAIM_EXPIRED'],
    ['a code closed in the pack', aVoucher, { pack: closedPack }, 'CODE_CLOSED'],
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

  const undone = (state: 'wished' | 'refused'): Partial<StoredEntry> => ({
    state: 'sent',
    undo: { reason: 'Engano', state },
  });
  const refused = (code: ErrorCode): Partial<StoredEntry> => ({
    state: 'refused',
    refusal: { code },
  });
  it.each<[string, Partial<StoredEntry>, string | undefined]>([
    ['refuses a voucher that this device used', {}, 'ALREADY_REDEEMED'],
    ['refuses one whose use was sent', { state: 'sent' }, 'ALREADY_REDEEMED'],
    ['refuses one whose undo was refused', undone('refused'), 'ALREADY_REDEEMED'],
    ['takes one whose use is undone', undone('wished'), undefined],
    ['refuses one that the server refused', refused('CLAIM_CANCELLED'), 'CLAIM_CANCELLED'],
    ['takes one that the server refused for its day', refused('OFFER_NOT_STARTED'), undefined],
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
  const bothDays = { now: noon, otherwise: Date.parse('2027-01-02T00:00:00Z'), isSetBack: false };
  const setBack = at('2026-12-01T15:00:00Z', true);
  const byOtherKey = () => aVoucher({}, otherVoucherKey);
  it.each<[string, () => Promise<string>, Partial<DeviceKnowledge>, Why, object?]>([
    ['of a typed code', async () => '7K3MQ-9XT2D-4', {}, 'TYPED_CODE'],
    ['without a pack', aVoucher, { pack: undefined }, 'NO_PACK'],
    ['with a pack of a day and a second', aVoucher, at('2026-12-02T15:00:01Z'), 'OLD_PACK', signed],
    ['of a key newer than its pack can be', byOtherKey, at('2026-12-08T15:00:01Z'), 'OLD_PACK'],
    ['after the clock was set back', aVoucher, setBack, 'CLOCK_CHANGED', signed],
    ['if the day decides and is unclear', aVoucher, { clock: bothDays }, 'CLOCK_CHANGED', signed],
    ['if it cannot verify signatures', aVoucher, { verify: undefined }, 'CANNOT_VERIFY'],
  ])('is not sure %s', async (_, text, changes, why, expected = { mayRedeem: false }) => {
    const result = await checkOnDevice(await text(), { ...known, ...changes });
    expect(result).toMatchObject({ state: 'unsure', why, ...expected });
  });

  it.each([
    ['with a pack of 24 hours', { now: noon + 24 * hour }],
    ['if both possible times give the same result', { now: noon + 5 * hour, otherwise: noon }],
  ])('is sure %s', async (_, times) => {
    const clock = { ...times, isSetBack: false };
    const result = await checkOnDevice(await aVoucher(), { ...known, clock });
    expect(result).toMatchObject({ state: 'ok' });
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
    const forged = await checkOnDevice(await aForgedVoucher(), { ...known, verify });
    expect(forged).toMatchObject({ state: 'refused' });
    expect(byBrowser).toHaveBeenCalledTimes(calls);
  });
});
