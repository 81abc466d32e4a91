import type { BatchWriteCommandInput, TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { type Action, type ActionInput, actionFrom } from './actions.ts';

/** The actions of the elements of a transaction. */
function actionsFrom(elements: TransactWriteCommandInput['TransactItems'] = []): Action[] {
  return elements.flatMap((element) =>
    Object.entries(element).map(([kind, input]) =>
      actionFrom(kind as Action['kind'], input as ActionInput),
    ),
  );
}

/** The actions of a request that writes, parsed; none of one that reads. `command` is the name of its class. */
export function actionsOf(command: string, input: object): readonly Action[] {
  switch (command) {
    case 'TransactWriteCommand':
      return actionsFrom((input as TransactWriteCommandInput).TransactItems);
    case 'PutCommand':
    case 'UpdateCommand':
    case 'DeleteCommand':
      return [actionFrom(command.replace('Command', '') as Action['kind'], input)];
    case 'BatchWriteCommand':
      return Object.values((input as BatchWriteCommandInput).RequestItems ?? {})
        .flat()
        .map(({ PutRequest, DeleteRequest }) =>
          PutRequest ? actionFrom('Put', PutRequest) : actionFrom('Delete', DeleteRequest ?? {}),
        );
    default:
      return [];
  }
}
