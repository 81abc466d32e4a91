import type { BatchWriteCommandInput, TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { type Action, type ActionInput, actionFrom } from './actions.ts';

function actionsFrom(elements: TransactWriteCommandInput['TransactItems'] = []): Action[] {
  return elements.flatMap((element) =>
    Object.entries(element).map(([kind, input]) =>
      actionFrom(kind as Action['kind'], input as ActionInput),
    ),
  );
}

/** Returns the parsed actions of a write request; none for a read. `command` is its class name. */
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
