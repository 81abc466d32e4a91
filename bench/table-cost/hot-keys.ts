import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import type { HighestUse } from '#scripts/docs/measured-accesses.ts';
import { crowdedPlace, type Trader } from '../support/traders.ts';
import type { Measured, Measurement } from './measure-calls.ts';

/** Units per second of one partition (Developer Guide, "Partition key design"). */
const partitionLimits = { reads: 3000, writes: 1000 } as const;

type Kind = keyof typeof partitionLimits;

/** A partition that many callers use at the same time. */
interface HotKey {
  readonly name: string;
  /** Partitions of this kind that belong to the measured traders. */
  readonly partitions: readonly string[];
  /** Its share of the country's offers. */
  readonly share: number;
}

/** Returns the partitions that throttle first. */
export function hotKeysOf(traders: readonly Trader[]): HotKey[] {
  const { state, city } = crowdedPlace;
  const each = (pkOf: (trader: Trader) => string) => traders.map(pkOf);
  return [
    { name: 'feed of country', partitions: [`GSI1 ${partitions.feedOfCountry}`], share: 1 },
    { name: 'feed of state', partitions: [`GSI2 ${partitions.feedOfState(state)}`], share: 0.5 },
    {
      name: 'feed of city',
      partitions: [`GSI1 ${partitions.feedOfCity(state, city)}`],
      share: 0.5,
    },
    { name: 'search of country', partitions: [`GSI1 ${partitions.searchOfCountry}`], share: 1 },
    {
      name: 'search of state',
      partitions: [`GSI2 ${partitions.searchOfState(state)}`],
      share: 0.5,
    },
    {
      name: 'followers',
      partitions: each(({ shopId }) => `GSI1 ${partitions.followersOfShop(shopId)}`),
      share: 0,
    },
    { name: 'offers by end', partitions: [`GSI2 ${partitions.offersByEnd}`], share: 1 },
    { name: 'a shop', partitions: each(({ shopId }) => keys.shop(shopId).PK), share: 0 },
    {
      name: 'a business',
      partitions: each(({ businessId }) => keys.business(businessId).PK),
      share: 0,
    },
  ];
}

/** Returns the call with the highest use of a partition; undefined if none uses it. */
function highestUse(
  hotKey: HotKey,
  calls: readonly Measured[],
  kind: Kind,
): HighestUse | undefined {
  const uses = calls.map(({ name, cost }) => ({
    call: name,
    units: Math.max(...hotKey.partitions.map((partition) => cost.of(partition)[kind])),
  }));
  const [highest] = uses.sort((one, other) => other.units - one.units);
  if (!highest || highest.units === 0) return undefined;
  return { ...highest, rate: Math.floor(partitionLimits[kind] / highest.units) };
}

interface HotPartition extends Pick<HotKey, 'name' | 'share'> {
  readonly read: HighestUse | undefined;
  readonly write: HighestUse | undefined;
}

/** The most expensive anonymous read and the most expensive write of each hot partition. */
export function hotPartitionsOf(
  hotKeys: readonly HotKey[],
  { reads, sparse, writes, jobs }: Measurement,
): HotPartition[] {
  // A job on a list writes one item after the other.
  const isOfOne = ({ name }: Measured) => !name.startsWith('list:');
  // Owners read their own items, which few do at the same time.
  const anonymous = [...reads, ...sparse].filter(({ isAnonymous }) => isAnonymous);
  return hotKeys.map((hotKey) => ({
    name: hotKey.name,
    share: hotKey.share,
    read: highestUse(hotKey, anonymous, 'reads'),
    write: highestUse(hotKey, [...writes, ...jobs.filter(isOfOne)], 'writes'),
  }));
}
