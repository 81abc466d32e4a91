import { serverNow } from '#web/lib/clock/server-clock.ts';
import type { OutboxStore } from '../store/outbox-store.ts';
import {
  type ClockMark,
  type ClockReading,
  type DeviceTime,
  deviceTime,
  readClock,
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

/** Reads the mark of the last pack, which may have arrived in another tab or an earlier page. */
export async function loadClock(store: OutboxStore, shopId: string): Promise<void> {
  const [pack, shops] = await Promise.all([store.pack(shopId), store.shops()]);
  if (!pack) return;
  const { serverTime, arrivedAt } = pack;
  const known = clocks.get(shopId);
  const seenAt = shops.find((shop) => shop.shopId === shopId)?.seenAt;
  if (known?.mark.arrivedAt === arrivedAt) return;
  clocks.set(shopId, {
    mark: { serverTime: Date.parse(serverTime), arrivedAt, seenAt },
    since: pageStart,
  });
}

/** Reads the clock of a shop. Before its first pack, the time is that of any answer of the server. */
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
