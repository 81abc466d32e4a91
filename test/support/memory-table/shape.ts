import { type TableShape, tableShape } from '../table-shape.ts';

export interface KeyNames {
  readonly partition: string;
  readonly sort: string;
}

interface Index extends KeyNames {
  readonly isGlobal: boolean;
  /** Tells whether a query finds an attribute. */
  readonly isProjected: (attribute: string) => boolean;
}

const namesOf = ({ KeySchema: [hash, range] = [] }: Pick<TableShape, 'KeySchema'>) => ({
  partition: hash?.AttributeName ?? '',
  sort: range?.AttributeName ?? '',
});

/** Names of the table's own key attributes. */
export const tableKey: KeyNames = namesOf(tableShape);

const { GlobalSecondaryIndexes: globals, LocalSecondaryIndexes: locals }: Required<TableShape> =
  tableShape;

export const indexes: ReadonlyMap<string, Index> = new Map(
  [...(globals ?? []), ...(locals ?? [])].map((index): [string, Index] => {
    const names = namesOf(index);
    const { NonKeyAttributes: others = [] } = index.Projection ?? {};
    const projected = new Set(['PK', 'SK', names.partition, names.sort, ...others]);
    const isGlobal = (globals ?? []).includes(index);
    return [
      index.IndexName ?? '',
      { ...names, isGlobal, isProjected: (name) => projected.has(name) },
    ];
  }),
);

/** All attributes in a key of an index. */
export const indexAttributes: readonly string[] = tableShape.AttributeDefinitions.map(
  ({ AttributeName }) => AttributeName,
).filter((name) => name !== tableKey.partition && name !== tableKey.sort);
