import type { Key } from '../../shared/table/keys.ts';
import { highest, type Range } from '../../shared/table/query.ts';

/** The rows of a partition whose sort keys begin with a prefix, the lowest first. */
export const rangeBeginningWith = ({ PK: partition }: Pick<Key, 'PK'>, prefix: string): Range => ({
  partition,
  from: prefix,
  to: `${prefix}${highest}`,
  newestFirst: false,
});

/** All rows of a partition of an index, the lowest first. */
export const wholeIndexPartition = (
  index: NonNullable<Range['index']>,
  partition: string,
): Range => ({
  index,
  partition,
  from: '0',
  to: highest,
  newestFirst: false,
});
