import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys } from '#lambdas/platform/table/keys.ts';

type Make = (...parts: readonly string[]) => unknown;

/** The name of a key and its texts, such as `OFFER#<offerId>`: partition and sort key, or the partition of an index. */
export interface KeyShape {
  readonly name: string;
  readonly texts: readonly string[];
}

/** A text that no key contains and that survives folding, in capitals or not. */
const markOf = (parameter: string) => `zq${parameter.toLowerCase()}qz`;

/** The names of the parameters of an arrow function, from its source. */
function parametersOf(make: Make): string[] {
  const [, list = ''] = /^\(?([^)=]*)\)?\s*=>/.exec(String(make)) ?? [];
  return list
    .split(',')
    .map((parameter) => parameter.trim())
    .filter(Boolean);
}

/** Makes a key with marks for its variable parts, and writes these as names in angle brackets. */
function textsOf(make: unknown): string[] {
  const parameters = typeof make === 'function' ? parametersOf(make as Make) : [];
  const made = typeof make === 'function' ? make(...parameters.map(markOf)) : make;
  const texts: string[] = typeof made === 'string' ? [made] : [made.PK, made.SK];
  return texts.map((text) =>
    parameters.reduce(
      (shape, parameter) => shape.replace(new RegExp(markOf(parameter), 'gi'), `<${parameter}>`),
      text,
    ),
  );
}

const shapesOf = (makers: Readonly<Record<string, unknown>>): KeyShape[] =>
  Object.entries(makers).map(([name, make]) => ({ name, texts: textsOf(make) }));

/** Every primary key of the table. */
export const keyShapes = shapesOf(keys);

/** Every partition of the two global indexes. */
export const partitionShapes = shapesOf(partitions);

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

/** The part of a key before its first variable, such as `OFFER`. */
export const firstPart = (text: string | undefined) => text?.split('#')[0] ?? '';

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
