import type { Redemption } from '#contract/claims/redemptions.ts';
import { countOf, rowsOfToday } from '#web/features/counter/today/rows-of-today.ts';
import type { Entry } from '#web/platform/outbox/outbox.ts';

const now = new Date('2026-11-27T15:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const member = { kind: 'validator', validatorId: 'val_own' } as const;

const anEntry = (changes: Partial<Entry> = {}): Entry => ({
  ...{ nonce: 'nonce-1', shopId: 'shp_1', sequence: 1, code: '7K3MQ9XT2D4', title: 'Pão' },
  ...{ redeemedAt: minutesAgo(1), by: member, state: 'unsent' },
  ...changes,
});

const aRedemption = (changes: Partial<Redemption> = {}): Redemption => ({
  ...{ id: 'red_1', code: '7K3MQ9XT2D4', offerId: 'off_1', shopId: 'shp_1', businessId: 'biz_1' },
  ...{ title: 'Pão', offerPrice: 5.49, offline: false, status: 'done' },
  redeemedBy: { kind: 'validator', validatorId: 'val_own', name: 'Jurema' },
  ...{ redeemedAt: minutesAgo(1), recordedAt: minutesAgo(1) },
  ...changes,
});

const rows = (
  redemptions: readonly Redemption[],
  entries: readonly Entry[],
  who: Parameters<typeof rowsOfToday>[0]['member'] = member,
) => rowsOfToday({ redemptions, entries, timeZone: 'America/Sao_Paulo', member: who, now });

describe('the list of today', () => {
  it('has a use of this device once, sent or not', () => {
    const unsent = anEntry({ nonce: 'nonce-2', code: 'unsent', redeemedAt: minutesAgo(2) });
    const sent = anEntry({ state: 'sent', redemptionId: 'red_1' });
    const shown = rows([aRedemption()], [sent, unsent]);
    expect(shown.map(({ code, state }) => [code, state])).toEqual([
      ['7K3MQ9XT2D4', 'done'],
      ['unsent', 'unsent'],
    ]);
    expect(countOf(shown)).toBe(2);
  });

  it('keeps a sent use that the loaded list does not have yet', () => {
    const sent = anEntry({ state: 'sent', redemptionId: 'red_2' });
    expect(rows([], [sent]).map(({ state }) => state)).toEqual(['done']);
  });

  it('leaves out refused uses, and uses of another day in the zone of the shop', () => {
    const refused = anEntry({ state: 'refused', refusal: { code: 'CLAIM_CANCELLED' } });
    // 23:59 of the day before in São Paulo.
    const yesterday = anEntry({ redeemedAt: '2026-11-27T02:59:00.000Z' });
    const midnight = anEntry({ nonce: 'nonce-2', redeemedAt: '2026-11-27T03:00:00.000Z' });
    expect(rows([], [refused, yesterday, midnight]).map(({ key }) => key)).toEqual(['nonce-2']);
  });

  it('does not count a use that is undone or is being undone', () => {
    const entries = [
      anEntry({ state: 'sent', redemptionId: 'red_1', undo: { reason: 'x', state: 'done' } }),
      anEntry({ nonce: 'nonce-2', undo: { reason: 'x', state: 'wished' } }),
    ];
    const shown = rows([aRedemption(), aRedemption({ id: 'red_2', status: 'reversed' })], entries);
    expect(shown.map(({ state }) => state).sort()).toEqual(['reversed', 'reversed', 'undoing']);
    expect(countOf(shown)).toBe(0);
  });

  it('can be undone for five minutes: by who used it, and by the owner', () => {
    const undoable = (redemption: Partial<Redemption>, who?: Parameters<typeof rows>[2]) =>
      rows([aRedemption(redemption)], [], who)[0]?.undoable;
    const other = { kind: 'validator', validatorId: 'val_other', name: 'Nino' } as const;
    expect(undoable({})).toEqual({ redemptionId: 'red_1' });
    expect(undoable({ redeemedBy: other })).toBeUndefined();
    expect(undoable({ redeemedBy: other }, { kind: 'owner' })).toEqual({ redemptionId: 'red_1' });
    expect(undoable({ recordedAt: minutesAgo(4.9) })).toBeDefined();
    expect(undoable({ recordedAt: minutesAgo(5) })).toBeUndefined();
    expect(undoable({ status: 'reversed' })).toBeUndefined();
    const entry = anEntry();
    expect(rows([], [entry])[0]?.undoable).toEqual({ entry });
    expect(rows([], [anEntry({ redeemedAt: minutesAgo(5) })])[0]?.undoable).toBeUndefined();
  });
});
