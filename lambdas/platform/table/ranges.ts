import { highest, type Range } from './query.ts';

type Index = NonNullable<Range['index']>;

const rangeOf = (partition: string, from: string, to: string, index?: Index): Range => ({
  ...(index && { index }),
  partition,
  from,
  to,
});

/** Returns the range of a whole partition of the table or of an index. */
export const wholePartition = (partition: string, index?: Index): Range =>
  rangeOf(partition, '0', highest, index);

/** Returns the range of a partition's rows whose sort keys begin with a prefix. */
export const rowsBeginningWith = (partition: string, prefix: string, index?: Index): Range =>
  rangeOf(partition, prefix, `${prefix}${highest}`, index);

/** Returns the range of an index partition's rows up to a sort key. */
export const rowsUpTo = (partition: string, sortKey: string, index: Index): Range =>
  rangeOf(partition, '0', sortKey, index);
