import { claimRoutes } from '#contract/claims/routes.ts';
import { callRoute } from '#web/platform/api/api.ts';
import { callAndNoteConnection } from '#web/platform/http/http.ts';
import { swept } from '../entries/settle-entry.ts';
import { outboxErrorOf } from '../outbox-error.ts';
import type { OutboxStore, StoredPack } from '../store/outbox-store.ts';
import { deviceTime } from './clock.ts';
import { noteClock } from './shop-clock.ts';

const minute = 60_000;
/** Overlap of increments in milliseconds: the server may list a closed code some time after its closing. */
const overlap = 5 * minute;
/** Longest time (ms) between full packs. Only a full pack lacks the codes that were opened again. */
const increments = 60 * minute;

/** Returns the start of an increment, ISO 8601; undefined if the whole pack is needed. */
function sinceOf(pack: StoredPack | undefined): string | undefined {
  if (!pack) return undefined;
  const last = Date.parse(pack.serverTime);
  if (last - Date.parse(pack.fullAt) >= increments) return undefined;
  return new Date(last - overlap).toISOString();
}

type Answer = Omit<StoredPack, 'shopId' | 'arrivedAt' | 'fullAt'>;

/** Returns the pack after an answer: keys and offers are always complete, codes are added to those before. */
function mergedPack(
  before: StoredPack | undefined,
  { serverTime, keys, offers, closedCodes }: Answer,
  { shopId, arrivedAt, isFull }: { shopId: string; arrivedAt: number; isFull: boolean },
): StoredPack {
  const earlier = isFull ? [] : (before?.closedCodes ?? []);
  return {
    shopId,
    arrivedAt,
    serverTime,
    fullAt: isFull || !before ? serverTime : before.fullAt,
    keys,
    offers,
    closedCodes: [...new Set([...closedCodes, ...earlier])],
  };
}

/** Loads the pack of a shop's counter. Rejects with an ApiError or an OutboxError. */
export async function refreshPack(store: OutboxStore, shopId: string): Promise<void> {
  const since = sinceOf(await store.pack(shopId));
  const answer = await callAndNoteConnection(() =>
    callRoute(claimRoutes.getCounterPack, {
      params: { id: shopId },
      query: since ? { since } : {},
    }),
  );
  // The portal of a public network may answer 200 with anything.
  if (!Array.isArray(answer?.closedCodes)) throw outboxErrorOf(undefined);
  const at = deviceTime();
  const arrival = { shopId, arrivedAt: at.date, isFull: since === undefined };
  noteClock(shopId, answer.serverTime, at);
  await store.changePack(shopId, (before) => mergedPack(before, answer, arrival));
  // By the server's clock, so that a wrong clock of the device removes nothing.
  const now = Date.parse(answer.serverTime);
  await store.sweep((entry) => swept(entry, now), now);
}
