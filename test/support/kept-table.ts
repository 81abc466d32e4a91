import {
  BatchGetCommand,
  type BatchGetCommandInput,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { type Key, kindOf } from '#lambdas/shared/table/keys.ts';
import { cancelled, nameOf, table, tableHolds } from './mocked-table.ts';

type Item = Key & Record<string, unknown>;
type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** What happens to a transaction: it is refused, lost before or after its effect, or succeeds. */
export type Fate = 'conflicts' | 'is lost' | 'is carried out, but its answer is lost' | undefined;

interface Expression {
  readonly Key?: Record<string, unknown>;
  readonly Item?: Record<string, unknown>;
  readonly ConditionExpression?: string | undefined;
  readonly UpdateExpression?: string | undefined;
  readonly ExpressionAttributeNames?: Record<string, string> | undefined;
  readonly ExpressionAttributeValues?: Record<string, unknown> | undefined;
}

const partOf = ({ Put, Update, Delete, ConditionCheck }: Action): Expression =>
  (Put ?? Update ?? Delete ?? ConditionCheck) as Expression;

const keyOf = (part: Expression) => (part.Item ?? part.Key) as unknown as Key;

/** Whether a condition of the forms that the product's writes have holds for an item. */
function holds(part: Expression, item: Item | undefined): boolean {
  const { ConditionExpression: text, ExpressionAttributeNames: names = {} } = part;
  const values = part.ExpressionAttributeValues ?? {};
  const holdsOne = (term: string): boolean => {
    const attribute = (name = '') => item?.[names[name] ?? name];
    const [, absent] = /^\(?attribute_not_exists\(([\w#]+)\)$/.exec(term) ?? [];
    if (absent) return attribute(absent) === undefined;
    if (term === 'attribute_exists(PK)') return item !== undefined;
    const [, name, sign, value = ''] = /^([\w#]+) ([=<>]) (:\w+)\)?$/.exec(term) ?? [];
    if (!name) throw new Error(`Unknown condition ${term}`);
    const [left, right] = [attribute(name), values[value]];
    if (sign === '=') return left === right;
    return sign === '<' ? Number(left) < Number(right) : Number(left) > Number(right);
  };
  return !text || text.split(' AND ').every((term) => term.split(' OR ').some(holdsOne));
}

/** An item after an update by `SET a = :b`, `ADD a :b` and `REMOVE a`. */
function updated(part: Expression, before: Item): Item {
  const { UpdateExpression: text = '', ExpressionAttributeNames: names = {} } = part;
  const values = part.ExpressionAttributeValues ?? {};
  const after: Record<string, unknown> = { ...before };
  for (const [, clause, terms = ''] of text.matchAll(
    /(SET|ADD|REMOVE) (.*?)(?= SET | ADD | REMOVE |$)/g,
  )) {
    for (const term of terms.split(', ')) {
      const [name = '', value = ''] = term.split(/ = | /);
      const attribute = names[name] ?? name;
      if (clause === 'REMOVE') delete after[attribute];
      else if (clause === 'SET') after[attribute] = values[value];
      else after[attribute] = Number(after[attribute] ?? 0) + Number(values[value]);
    }
  }
  return after as Item;
}

/**
 * A table in memory that keeps what transactions write, their conditions included. `fateOf` gets the number of
 * each transaction from 1, and the kinds of its items.
 */
export function tableKeeps(
  items: readonly Item[],
  fateOf: (number: number, kinds: readonly string[]) => Fate = () => undefined,
) {
  const stored = new Map(items.map((item) => [nameOf(item), item]));
  let number = 0;

  const carryOut = (parts: readonly [Action, Expression][]) => {
    const codes = parts.map(([, part]) =>
      holds(part, stored.get(nameOf(keyOf(part)))) ? 'None' : 'ConditionalCheckFailed',
    );
    if (codes.some((code) => code !== 'None')) throw cancelled(...codes);
    for (const [action, part] of parts) {
      const name = nameOf(keyOf(part));
      if (action.Put) stored.set(name, part.Item as Item);
      if (action.Delete) stored.delete(name);
      if (action.Update) stored.set(name, updated(part, stored.get(name) ?? (part.Key as Item)));
    }
    return {};
  };

  tableHolds();
  table
    .on(GetCommand)
    .callsFake(({ Key: key }: { Key: Key }) => ({ Item: stored.get(nameOf(key)) }));
  table.on(BatchGetCommand).callsFake(({ RequestItems }: BatchGetCommandInput) => ({
    Responses: Object.fromEntries(
      Object.entries(RequestItems ?? {}).map(([name, { Keys = [] }]) => [
        name,
        Keys.flatMap((key) => stored.get(nameOf(key as Key)) ?? []),
      ]),
    ),
  }));
  table.on(QueryCommand).callsFake((input) => {
    const { '#pk': pk, '#sk': sk } = input.ExpressionAttributeNames;
    const { ':pk': partition, ':from': from, ':to': to } = input.ExpressionAttributeValues;
    const inRange = (item: Item) =>
      item[pk] === partition && String(item[sk]) >= from && String(item[sk]) <= to;
    return { Items: [...stored.values()].filter(inRange) };
  });
  table.on(TransactWriteCommand).callsFake(({ TransactItems = [] }: TransactWriteCommandInput) => {
    number += 1;
    const parts = TransactItems.map((action): [Action, Expression] => [action, partOf(action)]);
    const fate = fateOf(
      number,
      parts.map(([, part]) => kindOf({ ...keyOf(part) })),
    );
    if (fate === 'conflicts') throw cancelled(...parts.map(() => 'TransactionConflict'));
    const lost = Object.assign(new Error('No answer in time'), { name: 'TimeoutError' });
    if (fate === 'is lost') throw lost;
    const answer = carryOut(parts);
    if (fate) throw lost;
    return answer;
  });

  return {
    /** The items of a kind, such as `USER USER`. */
    ofKind: (kind: string) => [...stored.values()].filter((item) => kindOf(item) === kind),
    itemAt: (key: Key) => stored.get(nameOf(key)),
    put: (item: Item) => stored.set(nameOf(item), item),
    all: () => [...stored.values()],
  };
}
