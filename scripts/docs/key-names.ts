import { type KeyShape, keyShapes, partitionShapes } from './key-shapes.ts';

const variable = /<\w+>/g;

/** Number of characters that every key of a shape has: the most specific shape has the most. */
const fixedLength = ({ texts }: KeyShape) => texts.join('').replace(variable, '').length;

const patternOf = (text: string, part: string) => new RegExp(`^${text.replace(variable, part)}$`);

/** Tests of the texts of a shape: a variable part has no `#` in the strict ones. */
const patternsOf = (shape: KeyShape) => ({
  name: shape.name,
  strict: shape.texts.map((text) => patternOf(text, '[^#]+')),
  loose: shape.texts.map((text) => patternOf(text, '.+')),
});

type Patterns = ReturnType<typeof patternsOf>;

const firstPart = (text: string | undefined) => text?.split('#')[0] ?? '';

/** The patterns of shapes by the first part of their partition, the most specific ones first. */
const patternsByPart = (shapes: readonly KeyShape[]): ReadonlyMap<string, readonly Patterns[]> =>
  new Map(
    Object.entries(Object.groupBy(shapes, ({ texts }) => firstPart(texts[0]))).map(
      ([part, ofPart = []]) => [
        part,
        ofPart.sort((one, other) => fixedLength(other) - fixedLength(one)).map(patternsOf),
      ],
    ),
  );

const [ofKeys, ofPartitions] = [patternsByPart(keyShapes), patternsByPart(partitionShapes)];

function nameIn(patterns: typeof ofKeys, texts: readonly string[]): string | undefined {
  const candidates = patterns.get(firstPart(texts[0])) ?? [];
  const matches = (tests: readonly RegExp[]) =>
    tests.every((test, index) => test.test(texts[index] ?? ''));
  const found =
    candidates.find(({ strict }) => matches(strict)) ??
    candidates.find(({ loose }) => matches(loose));
  return found?.name;
}

/** The name in keys.ts of the primary key of an item. */
export const nameOfKey = (partition: string, sortKey: string) =>
  nameIn(ofKeys, [partition, sortKey]);

/** The name of the only key of a partition; undefined where it has several. */
export function onlyKeyOf(partition: string): string | undefined {
  const inPartition = (ofKeys.get(firstPart(partition)) ?? []).filter(({ strict }) =>
    strict[0]?.test(partition),
  );
  return inPartition.length === 1 ? inPartition[0]?.name : undefined;
}

/** The name in keys.ts of a partition of a global index. */
export const nameOfPartition = (partition: string) => nameIn(ofPartitions, [partition]);
