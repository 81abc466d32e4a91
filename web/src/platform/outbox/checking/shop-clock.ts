import { serverNow } from '#web/lib/clock/server-clock.ts';
import type { OutboxStore, StoredPack, StoredShop } from '../store/outbox-store.ts';
import {
  type ClockMark,
  type ClockReading,
  type DeviceTime,
  deviceTime,
  readClock,
  tolerance,
} from './clock.ts';

const pageStart = deviceTime();

interface Known {
  readonly mark: ClockMark;
  /** When this page got the pack, or learned of it. */
  readonly since: DeviceTime;
}

const clocks = new Map<string, Known>();

/** Notes the pack that arrived in this page at a device's time. */
export function noteClock(shopId: string, serverTime: string, at: DeviceTime): void {
  const mark = { serverTime: Date.parse(serverTime), arrivedAt: at.date };
  clocks.set(shopId, { mark, since: at });
}

/**
 * Returns the device's time of the last use; undefined if the clock had another difference to the server's then, since
 * the two times cannot be compared.
 */
function comparableUse(
  { serverTime, arrivedAt }: StoredPack,
  shop: StoredShop | undefined,
): number | undefined {
  if (!shop) return undefined;
  const { seenAt, usedAt } = shop;
  const difference = Date.parse(serverTime) - arrivedAt;
  return Math.abs(usedAt - seenAt - difference) < tolerance ? seenAt : undefined;
}

/** Reads the mark of the last pack, which may have arrived in another tab or an earlier page. */
export async function loadClock(store: OutboxStore, shopId: string): Promise<void> {
  const [pack, shops] = await Promise.all([store.pack(shopId), store.shops()]);
  if (!pack) return;
  const { serverTime, arrivedAt } = pack;
  const known = clocks.get(shopId);
  if (known?.mark.arrivedAt === arrivedAt) return;
  const seenAt = comparableUse(
    pack,
    shops.find((shop) => shop.shopId === shopId),
  );
  const isOfNow = known !== undefined || arrivedAt > pageStart.date;
  clocks.set(shopId, {
    mark: { serverTime: Date.parse(serverTime), arrivedAt, seenAt },
    // Changes of the clock before the pack do not matter.
    since: isOfNow ? deviceTime() : pageStart,
  });
}

/** Reads the clock of a shop. Before its first pack, any answer of the server gives the time. */
export function clockOf(shopId: string): ClockReading {
  const known = clocks.get(shopId);
  if (!known) return { now: serverNow(), isSetBack: false };
  return readClock(known.mark, known.since, deviceTime());
}

/** Returns the age of the shop's last pack in milliseconds; undefined without a pack. */
export function packAgeOf(shopId: string): number | undefined {
  const known = clocks.get(shopId);
  return known && clockOf(shopId).now - known.mark.serverTime;
}
