// Replaces `lambdas/platform/table/client.ts` in the bundle.
import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';

/** Answers a request of the document client; `command` is its class name. */
type Answer = (command: string, input: object) => object;

let answer: Answer | undefined;

/** Sets what answers the requests of the table's client. */
export function answerBy(next: Answer): void {
  answer = next;
}

/** The bundler shortens the names of classes. */
const names = new Map<unknown, string>([
  [BatchGetCommand, 'BatchGetCommand'],
  [GetCommand, 'GetCommand'],
  [QueryCommand, 'QueryCommand'],
]);

export const table = {
  send: async (command: { readonly input: object }) => {
    const name = names.get(command.constructor);
    if (name === undefined || !answer) throw new Error('An open page only reads the table');
    return answer(name, command.input);
  },
};

export const tableName = 'table-of-bench';
