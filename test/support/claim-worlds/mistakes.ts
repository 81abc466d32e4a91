import type { Change, Sent } from './fates.ts';

/** A mistake that the product could make in its requests. */
interface Mistake {
  readonly name: string;
  readonly change: Change;
}

type Texts = Readonly<Record<string, unknown>>;
type Replace = readonly [where: string, by: string];

/** Replaces a text in the expressions of a matching part of a request. */
function replaced(part: Texts, [where, by]: Replace, isMeant: (part: Texts) => boolean): Texts {
  if (!isMeant(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      typeof value === 'string' && name.endsWith('Expression') ? value.replace(where, by) : value,
    ]),
  );
}

const withInput = (command: Sent['command'], input: object): Sent['command'] =>
  Object.assign(Object.create(Object.getPrototypeOf(command)), command, { input });

/** Replaces a text in the expressions of matching writes, alone or in a transaction. */
const replacing =
  (text: Replace, isMeant: (part: Texts) => boolean): Change =>
  (command) => {
    const input = command.input as Texts;
    const elements = input['TransactItems'] as Record<string, Texts>[] | undefined;
    if (!elements) return withInput(command, replaced(input, text, isMeant));
    const TransactItems = elements.map((element) =>
      Object.fromEntries(
        Object.entries(element).map(([kind, part]) => [kind, replaced(part, text, isMeant)]),
      ),
    );
    return withInput(command, { ...input, TransactItems });
  };

const itemOf = (part: Texts) => (part['Item'] ?? part['Key'] ?? {}) as Texts;
const has = (name: string, text: string) => (part: Texts) =>
  String(part[name] ?? '').includes(text);

/** Makes a cancellation leave the claim's code in `pending`. */
export const leaveCodePending: Change = (command) => {
  const input = command.input as Texts;
  const elements = input['TransactItems'] as Record<string, Texts>[] | undefined;
  const TransactItems = elements?.map((element) => {
    const part = element['Update'];
    if (part?.['UpdateExpression'] !== 'ADD taken :less DELETE pending :code') return element;
    const { ':code': _, ...values } = part['ExpressionAttributeValues'] as Texts;
    const UpdateExpression = 'ADD taken :less';
    return { Update: { ...part, UpdateExpression, ExpressionAttributeValues: values } };
  });
  return TransactItems ? withInput(command, { ...input, TransactItems }) : command;
};

/** Mistakes in the conditions that keep stock from being oversold or lost. */
export const mistakes: readonly Mistake[] = [
  {
    name: 'a unit is held of a full shard',
    change: replacing(
      ['taken < cap', 'attribute_exists(PK)'],
      has('UpdateExpression', ':one, pending'),
    ),
  },
  {
    name: 'a unit is settled without a void claim',
    change: replacing(
      ['attribute_not_exists(PK)', 'attribute_not_exists(PK) AND attribute_exists(PK)'],
      (part) => itemOf(part)['status'] === 'void',
    ),
  },
  {
    name: 'a unit goes back that is not pending',
    change: replacing(
      ['contains(pending, :one)', '(attribute_exists(PK) OR contains(pending, :one))'],
      has('UpdateExpression', 'ADD taken :less'),
    ),
  },
  {
    name: 'a claim is cancelled that changed since',
    change: replacing(
      ['#revision = :revision', '(attribute_exists(PK) OR #revision = :revision)'],
      (part) => itemOf(part)['status'] === 'cancelled',
    ),
  },
  {
    name: 'the limit of a shard falls below what it gave',
    change: replacing(
      ['taken <= :next', '(attribute_exists(PK) OR taken <= :next)'],
      has('UpdateExpression', 'SET cap'),
    ),
  },
  {
    name: 'the claims of a person are counted over others',
    change: replacing(
      ['#claims = :claims', '(attribute_exists(PK) OR #claims = :claims)'],
      (part) => String(itemOf(part)['SK']).startsWith('CLAIMS_OF#'),
    ),
  },
];
