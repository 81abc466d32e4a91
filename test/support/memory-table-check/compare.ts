import assert from 'node:assert/strict';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { MemoryTable } from '../memory-table/memory-table.ts';
import { anyRequest, possibleKeys } from './requests.ts';

type Answer = Readonly<Record<string, unknown>> & { readonly codes?: readonly unknown[] };

const commands = {
  GetCommand,
  BatchGetCommand,
  QueryCommand,
  PutCommand,
  UpdateCommand,
  DeleteCommand,
  BatchWriteCommand,
  TransactWriteCommand,
};

type CommandName = keyof typeof commands;

/** Returns the answer to a request, or the name of its error, with the reasons of a cancelled transaction. */
async function outcomeOf(work: () => Promise<object> | object): Promise<Answer> {
  try {
    const { $metadata: _, ...answer } = (await work()) as Answer;
    return answer;
  } catch (error) {
    const reasons = error instanceof TransactionCanceledException && error.CancellationReasons;
    const { name, message } = error as Error;
    if (!reasons) return { error: name, message };
    const messages = reasons.map(({ Message }) => Message);
    return { error: name, codes: reasons.map(({ Code }) => Code), message: messages.join() };
  }
}

/** Requests that AWS refuses by its documentation but the local endpoint accepts; they are not sent to it. */
const refusedByAwsAlone = [
  'Two document paths overlap',
  'Cannot update attribute',
  // Comparing values without an order, such as booleans, and adding to a string.
  'Incorrect operand type for operator or function; operator or function: condition',
  'Incorrect operand type for operator or function; operator or function: +',
  'Incorrect operand type for operator or function; operator or function: -',
];

const isRefusedByAwsAlone = ({ message = '' }: Answer) =>
  refusedByAwsAlone.some((text) => String(message).includes(text));

/**
 * Tells whether an expression is invalid. AWS refuses it before it reads an item, the local endpoint after the
 * condition, and in a transaction with a reason; so only the refusal is compared.
 */
const isInvalid = ({ error, codes }: Answer) =>
  error === 'ValidationException' || codes?.includes('ValidationError');

/** Sorts the items of a batch, since DynamoDB does not. */
function inOrder({ Responses, ...rest }: Answer): Answer {
  if (!Responses) return rest;
  const items = Object.values(Responses as Record<string, Answer[]>).flat();
  return { ...rest, items: items.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) };
}

/**
 * A property: an in-memory table and a client's table answer any requests alike and store the same. The items of `keys`
 * are removed from that table before each run.
 */
export function answersAlike(client: DynamoDBDocumentClient, tableName: string) {
  const send = (name: CommandName, input: object) =>
    client.send(new commands[name](input as never) as never) as Promise<object>;
  const readAll = [
    'BatchGetCommand',
    { RequestItems: { [tableName]: { Keys: possibleKeys } } },
  ] as const;
  return fc.asyncProperty(
    fc.array(anyRequest(tableName), { minLength: 1, maxLength: 24, size: 'max' }),
    async (requests) => {
      const removals = possibleKeys.map((Key) => ({ DeleteRequest: { Key } }));
      await send('BatchWriteCommand', { RequestItems: { [tableName]: removals } });
      const memory = new MemoryTable([]);
      for (const [name, input] of [...requests, readAll]) {
        const { message, ...actual } = await outcomeOf(() => memory.answer(name, input));
        if (isRefusedByAwsAlone({ message })) continue;
        const { message: _, ...expected } = await outcomeOf(() => send(name, input));
        if (isInvalid(actual) || expected.codes?.includes('ValidationError')) {
          assert.ok(actual['error'] && expected['error']);
        } else assert.deepEqual(inOrder(actual), inOrder(expected));
      }
    },
  );
}
