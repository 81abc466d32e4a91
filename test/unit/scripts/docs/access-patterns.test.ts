import {
  keyShapes,
  nameOfKey,
  nameOfPartition,
  partitionShapes,
} from '#scripts/docs/key-shapes.ts';
import { readAccesses } from '#scripts/docs/measured-accesses.ts';
import type { CallContext } from '#test/bench/table-cost/calls.ts';
import { changesOf } from '#test/bench/table-cost/changes.ts';
import { jobsOf } from '#test/bench/table-cost/jobs.ts';
import { readsOf, sparseReads } from '#test/bench/table-cost/reads.ts';

const trader = {
  userId: '9f0f6d1c-3f7e-4f6e-8d6a-0c1f2e3d4b5a',
  businessId: 'biz_01K9Z6N0QW3T5V7X9B1D3F5H7J',
  shopId: 'shp_01K9Z6N0QW3T5V7X9B1D3F5H7J',
  shopIdentifier: 'padaria-1',
};

/** Items that do not exist: the names of the accesses do not depend on them. */
const context: CallContext = {
  trader,
  idle: trader,
  chain: { ...trader, offerId: 'chain' },
  offerId: 'offer',
  claims: { consumerId: 'consumer', codes: [], redemptionId: 'redemption' },
  feedPosition: 'position',
  otherOfferId: 'other',
  fanId: 'fan',
  collectorId: 'collector',
  staffId: 'staff',
  pendingId: 'pending',
  specialId: 'special',
  receiptUploadId: 'upload',
  indicationId: 'indication',
};

const accesses = [...readsOf(context), ...sparseReads, ...jobsOf(context), ...changesOf(context)];

const measured = readAccesses();
const [keyNames, partitionNames] = [keyShapes, partitionShapes].map(
  (shapes) => new Set(shapes.map(({ name }) => name)),
);

describe('the measured access patterns', () => {
  it('are those that the bench measures: run it after a change', () => {
    const sorted = (
      all: readonly { readonly name: string; readonly call?: string | undefined }[],
    ) => all.map(({ name, call = 'job' }) => `${name}: ${call}`).sort();
    expect(sorted(measured.accesses)).toEqual(
      sorted(
        accesses.map((one) => ({ name: one[0], call: one.length === 3 ? one[1] : undefined })),
      ),
    );
  });

  it('name only keys and partitions of the table', () => {
    const used = measured.accesses.flatMap(({ keys }) => Object.keys(keys));
    const entries = Object.values(measured.entries).flatMap((list) => list.split(', '));
    const partitions = entries.filter((entry) => entry !== 'LSI1').map((entry) => entry.slice(5));
    expect(
      [...used, ...Object.keys(measured.entries)].filter(
        (name) => !keyNames?.has(name) && !partitionNames?.has(name),
      ),
    ).toEqual([]);
    expect(partitions.filter((name) => !partitionNames?.has(name))).toEqual([]);
  });
});

describe('a write or a job', () => {
  it('reads items strongly', () => {
    const changes = measured.accesses.filter(({ group }) => group === 'writes' || group === 'jobs');
    const ways = changes.flatMap(({ keys }) =>
      Object.values(keys).flatMap((all) => all.split(', ')),
    );
    expect(ways).not.toContain('eventual');
  });
});

describe('the names of keys', () => {
  it('are found by the most specific shape', () => {
    expect(nameOfKey('STATS#shp_1', 'OM#2026-01#off_1')).toBe('statisticsOfMonth');
    expect(nameOfKey('STATS#shp_1', 'END#2026-01-01#off_1')).toBe('endingClaims');
    expect(nameOfKey('USER#1', 'SENT_MAIL#INVOICE#inv_1#2')).toBe('sentMail');
    expect(nameOfPartition('FEED#BR')).toBe('feedOfCountry');
    expect(nameOfPartition('FEED#PE')).toBe('feedOfState');
    expect(nameOfPartition('FEED#PE#recife')).toBe('feedOfCity');
  });

  it('are unknown for other keys', () => {
    expect(nameOfKey('USER#1', 'NOTHING')).toBeUndefined();
    expect(nameOfPartition('NOTHING')).toBeUndefined();
  });
});
