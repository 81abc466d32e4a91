import fc from 'fast-check';
import { emptyDisk, onCounterDevice } from '#test/support/counter/a-device.ts';
import { type Fate, fates, ModelServer, Network, Tab } from '#test/support/counter/tabs.ts';
import { OutboxError } from '#web/platform/outbox/outbox-error.ts';

// Each request is sent once; test/unit/web/http/retry.test.ts has the retries.
jest.mock('#web/platform/http/retry.ts', () => ({
  ...jest.requireActual('#web/platform/http/retry.ts'),
  withRetry: (attempt: () => unknown) => attempt(),
}));

onCounterDevice();

const codes = ['CODE1', 'CODE2', 'CODE3'];

const tab = fc.nat({ max: 1 });
const index = fc.nat({ max: 20 });
const code = fc.constantFrom(...codes);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('use' as const), tab, code }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('useAndKill' as const), tab, code }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const), tab, index }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('send' as const), tab }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      index,
      fate: fc.oneof(fc.constant<Fate>('ok'), fc.constantFrom<Fate>(...fates)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('execute' as const), index }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('kill' as const), tab, isExecuted: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'useElsewhere' as const, 'undoElsewhere' as const),
      code,
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Use {
  readonly nonce: string;
  readonly code: string;
  /** Whether the tab was closed before it said that the use is stored. */
  readonly isUnknown: boolean;
  isUndone: boolean;
}

/** Lets the tabs go on until they wait for an answer. */
async function pause(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

class World {
  readonly server = new ModelServer(codes);
  readonly network = new Network(this.server);
  readonly uses: Use[] = [];
  readonly tabs: Tab[] = [];

  async start(): Promise<void> {
    this.tabs.push(await Tab.open(), await Tab.open());
  }

  tab(at: number): Tab {
    return this.tabs[at] as Tab;
  }

  async kill(at: number, isExecuted: boolean): Promise<void> {
    this.tab(at).kill();
    this.network.drop(this.tab(at), isExecuted);
    this.tabs[at] = await Tab.open();
  }

  async use(at: number, code: string): Promise<void> {
    const nonce = `nonce-${this.uses.length + 1}`;
    try {
      await this.tab(at).use(code, nonce);
      this.uses.push({ nonce, code, isUnknown: false, isUndone: false });
    } catch (error) {
      // The device refuses a second use of its own.
      if (!(error instanceof OutboxError) || error.code !== 'ALREADY_REDEEMED') throw error;
    }
  }

  async undo(at: number, index: number): Promise<void> {
    const use = this.uses[index % Math.max(this.uses.length, 1)];
    if (!use || use.isUndone) return;
    const [entry] = (await this.tab(at).entriesOf(use.code)).filter(
      ({ nonce }) => nonce === use.nonce,
    );
    // The screen offers no undo of a refused use.
    if (!entry || entry.state === 'refused') return;
    use.isUndone = true;
    await this.tab(at).undo(use.code, use.nonce);
  }

  async run(one: Step): Promise<void> {
    switch (one.kind) {
      case 'use':
        return this.use(one.tab, one.code);
      case 'useAndKill': {
        const nonce = `nonce-${this.uses.length + 1}`;
        this.uses.push({ nonce, code: one.code, isUnknown: true, isUndone: false });
        this.tab(one.tab)
          .use(one.code, nonce)
          .catch(() => {});
        return this.kill(one.tab, true);
      }
      case 'undo':
        return this.undo(one.tab, one.index);
      case 'send':
        // One sender at a time: the lock of the browser.
        if (!this.tabs.some(({ isSending }) => isSending)) void this.tab(one.tab).send();
        return undefined;
      case 'answer':
        return this.network.answer(one.index, one.fate);
      case 'execute':
        return this.network.execute(one.index);
      case 'kill':
        return this.kill(one.tab, one.isExecuted);
      case 'cancel': {
        const claim = this.server.claims.get(one.code);
        if (claim?.redemptions.every(({ status }) => status === 'reversed'))
          claim.isCancelled = true;
        return undefined;
      }
      case 'useElsewhere':
        this.server.redeem({ code: one.code, nonce: `elsewhere-${this.uses.length}` });
        return undefined;
      case 'undoElsewhere': {
        const done = this.server.claims
          .get(one.code)
          ?.redemptions.find(({ status }) => status === 'done');
        if (done) this.server.rollBack(done.id);
        return undefined;
      }
    }
  }

  /** Lets every waiting entry be decided. */
  async settle(): Promise<void> {
    for (let round = 0; round < 40; round += 1) {
      while (this.network.pending.length > 0) {
        this.network.answer(0, 'ok');
        await pause();
      }
      const [sender] = this.tabs;
      if (!this.tabs.some(({ isSending }) => isSending)) void sender?.send();
      await pause();
      if (this.network.pending.length === 0) return;
    }
    throw new Error('The outbox never becomes empty');
  }
}

/** Compares the promises of the tabs with the server's redemptions. */
async function expectNothingLostOrDoubled({ server, uses, tabs }: World): Promise<void> {
  const [tab] = tabs as [Tab];
  for (const { nonce, code, isUnknown, isUndone } of uses) {
    const entry = (await tab.entriesOf(code)).find((one) => one.nonce === nonce);
    const [redemption, ...doubles] = server.ofNonce(nonce);
    const state = { nonce, isUndone, entry, redemption };
    expect({ ...state, doubles }).toMatchObject({ doubles: [] });
    if (isUndone) {
      expect({ ...state, isDone: redemption?.status === 'done' }).toMatchObject({ isDone: false });
    } else if (entry?.state === 'sent') expect(state).toMatchObject({ redemption: {} });
    else if (entry?.state === 'refused')
      expect({ ...state, found: redemption }).toMatchObject({ found: undefined });
    else
      expect({ ...state, isUnknown }).toMatchObject({
        entry: undefined,
        redemption: undefined,
        isUnknown: true,
      });
    expect(entry?.state).not.toBe('unsent');
    expect(entry?.undo?.state === 'wished' && entry.state === 'sent').toBe(false);
  }
  const known = new Set(uses.map(({ nonce }) => nonce));
  const own = server.decided.filter((nonce) => !nonce.startsWith('elsewhere'));
  expect(own.filter((nonce) => !known.has(nonce))).toEqual([]);
  for (const { redemptions } of server.claims.values()) {
    expect(redemptions.filter(({ status }) => status === 'done').length).toBeLessThanOrEqual(1);
  }
  const sequences = new Map((await tab.entries()).map(({ nonce, sequence }) => [nonce, sequence]));
  const order = own.flatMap((nonce) => sequences.get(nonce) ?? []);
  expect(order).toEqual([...order].sort((one, other) => one - other));
}

describe('the outbox of a counter with two tabs', () => {
  it('loses and doubles no use, whatever is used, undone, closed, lost and refused in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
        emptyDisk();
        const world = new World();
        await world.start();
        for (const one of steps) {
          await world.run(one);
          await pause();
        }
        await world.settle();
        await expectNothingLostOrDoubled(world);
        for (const tab of world.tabs) tab.kill();
      }),
      { numRuns: Number(process.env['OUTBOX_RUNS'] ?? 150) },
    );
  });
});
