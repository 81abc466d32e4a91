import { onCounterDevice } from '#test/support/counter/a-device.ts';
import { aCheck, counterValidator, noon, storeAUse } from '#test/support/counter/entries.ts';
import type { CounterMember } from '#web/platform/outbox/entries/entry.ts';
import {
  redemptionInputOf,
  type SendingMember,
} from '#web/platform/outbox/sending/entry-request.ts';
import { memoryStore } from '#web/platform/outbox/store/memory-store.ts';

onCounterDevice();

describe('the body of a use', () => {
  it.each([
    ['checked without the server', 'device', noon],
    ['ten seconds old', 'server', noon + 11_000],
  ] as const)('%s is of the past', async (_, source, now) => {
    const entry = await storeAUse(memoryStore(), aCheck({ source }));
    const redeemedAt = '2026-12-01T15:00:00.000Z';
    expect(redemptionInputOf(entry, counterValidator, now)).toMatchObject({
      redeemedAt,
      offline: true,
    });
  });

  const owner = { kind: 'owner' } as const;
  const another = { kind: 'validator', validatorId: 'val_01JD2Q5W8N7V3M4K6T9XBCDF99' } as const;
  const { validatorId } = counterValidator;
  it.each<[string, CounterMember, SendingMember, object]>([
    ["owner's own", owner, owner, {}],
    ["owner's, sent by a validator", owner, counterValidator, { byOwner: true }],
    ["validator's own", counterValidator, counterValidator, {}],
    ["validator's, sent by the owner", counterValidator, owner, { validatorId }],
    ["validator's, sent by another one", counterValidator, another, { validatorId }],
    [
      "validator's, sent by one of unknown id",
      counterValidator,
      { kind: 'validator' },
      { validatorId },
    ],
  ])('names who redeemed: %s', async (_, by, sender, expected) => {
    const entry = await storeAUse(memoryStore(), aCheck(), { by });
    const { validatorId: id, byOwner } = redemptionInputOf(entry, sender, noon);
    expect({ ...(id && { validatorId: id }), ...(byOwner && { byOwner }) }).toEqual(expected);
  });
});
