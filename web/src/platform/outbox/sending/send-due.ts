import type { StoredEntry } from '../entries/entry.ts';
import { isDue, markTried, type Settlement, settleEntry } from '../entries/settle-entry.ts';
import type { OutboxStore } from '../store/outbox-store.ts';
import { type Kept, sendUndo, sendUse } from './ask-server.ts';
import type { SendingMember } from './entry-request.ts';

/** What sending needs to know of the page. */
export interface SendingTools {
  readonly store: OutboxStore;
  readonly sender: () => SendingMember;
  /** Whether the member who began to send is still signed in; in another tab, somebody else may be. */
  readonly isSignedIn: () => boolean;
  /** The server's time at a shop, in epoch milliseconds. */
  readonly now: (shopId: string) => Promise<number>;
  readonly onChange: () => void;
}

/** Returns the first entry of a shop that waits for the server; entries of the codes `except` are left out. */
async function firstDue(
  store: OutboxStore,
  shopId: string,
  except: ReadonlySet<string>,
): Promise<StoredEntry | undefined> {
  const due = (await store.shown(shopId)).filter(
    (entry) => isDue(entry) && !except.has(entry.code),
  );
  return due.reduce<StoredEntry | undefined>(
    (first, entry) => (first && first.sequence < entry.sequence ? first : entry),
    undefined,
  );
}

async function ask(
  entry: StoredEntry,
  { store, sender, now }: SendingTools,
): Promise<Settlement | Kept | 'gone'> {
  const at = await now(entry.shopId);
  if (entry.state === 'sent') return sendUndo(entry, sender(), at);
  // From here on, an undo waits for the answer.
  const marked = await store.change(entry, markTried(entry.nonce));
  return marked ? sendUse(marked, sender(), at) : 'gone';
}

/** Takes the code of an undone use from the closed codes of its pack. */
async function reopen(store: OutboxStore, { shopId, code }: StoredEntry): Promise<void> {
  await store.changePack(shopId, (pack) => {
    if (!pack?.closedCodes.includes(code)) return undefined;
    return { ...pack, closedCodes: pack.closedCodes.filter((closed) => closed !== code) };
  });
}

async function settle(
  entry: StoredEntry,
  answer: Settlement,
  { store, onChange, now }: SendingTools,
): Promise<void> {
  await store.change(entry, settleEntry(entry.nonce, answer, await now(entry.shopId)));
  if (answer.kind === 'undone') await reopen(store, entry);
  onChange();
}

/** Most vouchers of a run that the server fails at: then it is not about the vouchers. */
const mostFailed = 3;

/**
 * Sends the entries of a shop in order. Stops at the first one that stays, since what keeps one entry mostly keeps all.
 * A failure about one voucher keeps only its entries: its use, its undo and its next use are right only in their order.
 */
async function sendOfShop(shopId: string, tools: SendingTools): Promise<Kept | undefined> {
  const { store, isSignedIn } = tools;
  const failed = new Set<string>();
  for (;;) {
    const entry = await firstDue(store, shopId, failed);
    if (!entry || !isSignedIn()) return undefined;
    const answer = await ask(entry, tools);
    if (answer === 'gone') continue;
    if (answer.kind !== 'kept') {
      // A refusal may concern the member who signed in meanwhile, in another tab.
      if (!isSignedIn() && answer.kind !== 'redeemed' && answer.kind !== 'undone') return undefined;
      await settle(entry, answer, tools);
      continue;
    }
    failed.add(entry.code);
    if (answer.stops !== 'code' || failed.size === mostFailed) return answer;
  }
}

/** Sends what waits in the shops. Returns the longest wait in milliseconds that the server asks for. */
export async function sendDue(shopIds: readonly string[], tools: SendingTools): Promise<number> {
  let wait = 0;
  for (const shopId of shopIds) {
    const kept = await sendOfShop(shopId, tools);
    wait = Math.max(wait, kept?.retryAfter ?? 0);
    if (kept?.stops === 'all') break;
  }
  return wait;
}
