import { nanoid } from 'nanoid';
import type { CounterShop, StoredEntry } from '../entries/entry.ts';
import type { OutboxStore } from '../store/outbox-store.ts';
import { askAboutClaim } from './ask-about-claim.ts';
import { checkOnDevice, codeIn } from './check-on-device.ts';
import { isLive } from './own-uses.ts';
import type { LocalCheck } from './result.ts';
import { clockOf } from './shop-clock.ts';
import { signatureVerifier } from './verify-signature.ts';

/** Longest waits for the server in milliseconds: with a result of the device at hand, and without. */
const patience = { withResult: 1500, without: 8000 };

/** A use that the server does not know yet. */
const isUnsettled = (entry: StoredEntry) => isLive(entry) && entry.state === 'unsent';

/**
 * Checks a voucher or a typed code: by the server if it answers in time, else by the device. A use that still waits in
 * the outbox counts before both.
 */
export async function check(
  text: string,
  shop: CounterShop,
  store: OutboxStore,
): Promise<LocalCheck> {
  const code = codeIn(text) ?? '';
  const [pack, ofCode, verify] = await Promise.all([
    store.pack(shop.id),
    code === '' ? [] : store.ofCode(code),
    signatureVerifier().catch(() => undefined),
  ]);
  const clock = clockOf(shop.id);
  const own = await checkOnDevice(text, { shop, pack, ofCode, clock, verify });
  const facts = { code, nonce: nanoid(), checkedAt: clock.now };
  const byDevice: LocalCheck = { ...own, ...facts, source: 'device' };
  if (code === '' || ofCode.some(isUnsettled)) return byDevice;
  const { withResult, without } = patience;
  const answer = await askAboutClaim(code, shop.id, own.state === 'unsure' ? without : withResult);
  if (!answer || (answer.state === 'unsure' && own.why !== 'TYPED_CODE')) return byDevice;
  const { voucher } = own;
  const checkedAt = clockOf(shop.id).now;
  return { ...(voucher && { voucher }), ...answer, ...facts, checkedAt, source: 'server' };
}
