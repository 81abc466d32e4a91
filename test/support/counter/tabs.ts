import { AsyncLocalStorage } from 'node:async_hooks';
import { dismissRefusal, undoUse } from '#web/platform/outbox/entries/undo-use.ts';
import { sendDue } from '#web/platform/outbox/sending/send-due.ts';
import { openDeviceStore } from '#web/platform/outbox/store/device-store.ts';
import type { OutboxStore } from '#web/platform/outbox/store/outbox-store.ts';
import { aCheck, counterShop, counterValidator, noon, storeAUse } from './entries.ts';

type Body = Record<string, unknown>;

interface Redemption {
  readonly id: string;
  readonly nonce: string;
  readonly code: string;
  status: 'done' | 'reversed';
}

interface Claim {
  isCancelled: boolean;
  readonly redemptions: Redemption[];
}

interface Answer {
  readonly status: number;
  readonly body: Body;
}

const refused = (status: number, code: string): Answer => ({ status, body: { code } });

/** The server's rules about uses and undos (lambdas/claims/redemptions), in memory. */
export class ModelServer {
  readonly claims = new Map<string, Claim>();
  /** Nonces in the order of their first decision. */
  readonly decided: string[] = [];
  readonly #bodies = new Map<string, string>();
  #count = 0;

  constructor(codes: readonly string[]) {
    for (const code of codes) this.claims.set(code, { isCancelled: false, redemptions: [] });
  }

  get redemptions(): Redemption[] {
    return [...this.claims.values()].flatMap(({ redemptions }) => redemptions);
  }

  ofNonce(nonce: string): readonly Redemption[] {
    return this.redemptions.filter((one) => one.nonce === nonce);
  }

  handle(url: string, key: string, body: Body): Answer {
    const text = JSON.stringify([url, body]);
    if ((this.#bodies.get(key) ?? text) !== text) return refused(409, 'IDEMPOTENCY_KEY_REUSED');
    this.#bodies.set(key, text);
    const [, id] = /redemptions\/(.*)\/rollback$/.exec(url) ?? [];
    return id === undefined ? this.redeem(body) : this.rollBack(id);
  }

  redeem({ code, nonce }: Body): Answer {
    if (!this.decided.includes(String(nonce))) this.decided.push(String(nonce));
    const claim = this.claims.get(String(code));
    if (!claim) return refused(404, 'CLAIM_NOT_FOUND');
    const same = claim.redemptions.find((one) => one.nonce === nonce);
    if (same) return { status: 200, body: { ...same, title: 'Pão', offerPrice: 1 } };
    if (claim.isCancelled) return refused(409, 'CLAIM_CANCELLED');
    if (claim.redemptions.some(({ status }) => status === 'done')) {
      return refused(409, 'REDEEMED_ELSEWHERE');
    }
    this.#count += 1;
    const made: Redemption = {
      id: `red_${this.#count}`,
      nonce: String(nonce),
      code: String(code),
      status: 'done',
    };
    claim.redemptions.push(made);
    return { status: 201, body: { ...made, title: 'Pão', offerPrice: 1 } };
  }

  rollBack(id: string): Answer {
    const found = this.redemptions.find((one) => one.id === id);
    if (!found) return refused(404, 'REDEMPTION_NOT_FOUND');
    if (found.status === 'reversed') return refused(409, 'INVALID_TRANSITION');
    found.status = 'reversed';
    return { status: 200, body: { ...found, title: 'Pão', offerPrice: 1 } };
  }
}

/** The answer to a request, or its loss. */
export const fates = [
  'ok',
  'lost',
  'unreached',
  'down',
  'downAfter',
  'portal',
  'noSession',
] as const;
export type Fate = (typeof fates)[number];

interface Pending {
  readonly tab: Tab;
  readonly execute: () => { readonly status: number; readonly body: object };
  readonly resolve: (response: Response) => void;
  readonly reject: (error: Error) => void;
}

const currentTab = new AsyncLocalStorage<Tab>();
const never = new Promise<never>(() => {});

/** Requests of all tabs that wait for their fate. */
export class Network {
  readonly pending: Pending[] = [];

  constructor(server: ModelServer) {
    globalThis.fetch = ((url: string, { body, headers }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const tab = currentTab.getStore();
        if (!tab) throw new Error('No tab sends');
        const key = new Headers(headers).get('idempotency-key') ?? '';
        let answer: ReturnType<Pending['execute']> | undefined;
        const execute = () => {
          answer ??= server.handle(url, key, JSON.parse(String(body)));
          return answer;
        };
        this.pending.push({ tab, execute, resolve, reject });
      })) as typeof fetch;
  }

  /** Executes a waiting request without answering it yet. */
  execute(index: number): void {
    this.pending[index % this.pending.length]?.execute();
  }

  answer(index: number, fate: Fate): void {
    const [request] = this.pending.splice(index % Math.max(this.pending.length, 1), 1);
    if (!request) return;
    const { execute, resolve, reject } = request;
    if (['ok', 'lost', 'downAfter'].includes(fate)) execute();
    const say = (status: number, body: unknown) =>
      resolve(new Response(JSON.stringify(body), { status }));
    if (fate === 'ok') say(execute().status, execute().body);
    else if (fate === 'portal') say(200, { welcome: true });
    else if (fate === 'noSession') say(403, { code: 'FORBIDDEN' });
    else if (fate.startsWith('down')) say(503, { code: 'UNAVAILABLE' });
    else reject(new TypeError('Failed to fetch'));
  }

  /** Drops the requests of a closed tab, which may still reach the server. */
  drop(tab: Tab, isExecuted: boolean): void {
    for (const request of this.pending.filter((one) => one.tab === tab)) {
      this.pending.splice(this.pending.indexOf(request), 1);
      if (isExecuted) request.execute();
    }
  }
}

/** A tab of the counter. After `kill` nothing of it goes on. */
export class Tab {
  isDead = false;
  isSending = false;

  private readonly store: OutboxStore;

  private constructor(store: OutboxStore) {
    this.store = store;
  }

  static async open(): Promise<Tab> {
    return new Tab(await openDeviceStore());
  }

  #alive<T>(value: T): T | Promise<never> {
    return this.isDead ? never : value;
  }

  /** The store, as long as the tab is open. */
  get #own(): OutboxStore {
    return {
      ...this.store,
      shown: async (shopId) => this.#alive(await this.store.shown(shopId)),
      change: async (at, decide) =>
        this.#alive(await this.store.change(await this.#alive(at), decide)),
    };
  }

  async use(code: string, nonce: string): Promise<void> {
    await storeAUse(this.#own, aCheck({ code, nonce }));
  }

  async undo(code: string, nonce: string): Promise<void> {
    await this.#own.change({ code, shopId: counterShop.id }, undoUse(nonce, 'Engano'));
  }

  async dismiss(code: string, nonce: string): Promise<void> {
    await this.#own.change({ code, shopId: counterShop.id }, dismissRefusal(nonce));
  }

  /** Sends what waits. Resolves when the server has decided or could not be asked. */
  async send(): Promise<void> {
    this.isSending = true;
    await currentTab.run(this, () =>
      sendDue([counterShop.id], {
        store: this.#own,
        sender: () => counterValidator,
        isSignedIn: () => !this.isDead,
        now: async () => noon,
        onChange: () => {},
      }),
    );
    this.isSending = false;
  }

  kill(): void {
    this.isDead = true;
    this.store.close();
  }

  entries() {
    return this.store.shown(counterShop.id);
  }

  entriesOf(code: string) {
    return this.store.ofCode(code);
  }
}
