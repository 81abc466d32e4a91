import {
  keyShapes,
  nameOfKey,
  nameOfPartition,
  partitionShapes,
} from '#scripts/docs/key-shapes.ts';
import { readAccesses } from '#scripts/docs/measured-accesses.ts';
import { everyRoute } from '#test/support/every-route.ts';

const measured = readAccesses();
const [keyNames, partitionNames] = [keyShapes, partitionShapes].map(
  (shapes) => new Set(shapes.map(({ name }) => name)),
);

describe('the measured access patterns', () => {
  it('include every route: run the bench after a change', () => {
    const calls = new Set(measured.accesses.flatMap(({ call }) => call ?? []));
    expect([...calls].sort()).toEqual(everyRoute.map(([name]) => name).sort());
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
  /** A file shows the numbers and items as they were a moment ago. */
  const ofFiles = ['make-report', 'make-export'];

  it('reads items strongly, unless it writes them into a file', () => {
    const changes = measured.accesses.filter(
      ({ group, name }) => (group === 'writes' || group === 'jobs') && !ofFiles.includes(name),
    );
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
