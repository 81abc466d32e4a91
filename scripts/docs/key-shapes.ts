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
