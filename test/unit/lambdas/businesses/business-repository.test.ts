import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import {
  checkBusinessUnchanged,
  findBusiness,
  insertBusiness,
  listBusinessesByStatus,
  removeBusiness,
  replaceBusiness,
} from '#lambdas/businesses/business-repository.ts';
import { actionOf } from '#lambdas/shared/table/transaction.ts';
import {
  aBusiness,
  aPendingBusiness,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { table, tableHolds } from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

const key = { PK: `BUSINESS#${businessId}`, SK: 'BUSINESS' };
const inQueue = {
  GSI1PK: 'BUSINESS_STATUS#pending_approval',
  GSI1SK: `${aPendingBusiness().updatedAt}#${businessId}`,
};

// Without images there is no attribute of them.
const { images: _ofPending, ...pending } = aPendingBusiness();
const { images: _ofActive, ...active } = aBusiness();

beforeEach(() => tableHolds());

describe('a business in the table', () => {
  it('is found by its id, without its keys', async () => {
    tableHolds(stored.business({ ...aBusiness(), revisionId }));
    expect(await findBusiness(businessId)).toEqual({ ...aBusiness(), revisionId });
    expect(await findBusiness(revisionId)).toBeUndefined();
  });

  it('is created only if it does not exist, and is added to the queue of its status', () => {
    expect(actionOf(insertBusiness(aPendingBusiness()))).toEqual({
      Put: {
        TableName: 'table-of-test',
        Item: { ...key, ...inQueue, ...pending },
        ConditionExpression: 'attribute_not_exists(PK)',
      },
    });
  });

  it('is replaced only for its owner and only at the version that was read', () => {
    expect(actionOf(replaceBusiness(aPendingBusiness(), aBusiness()))).toEqual({
      Put: {
        TableName: 'table-of-test',
        Item: {
          ...key,
          GSI1PK: 'BUSINESS_STATUS#active',
          GSI1SK: `${aBusiness().updatedAt}#${businessId}`,
          ...active,
        },
        ConditionExpression:
          'version = :version AND userId = :userId AND attribute_not_exists(revisionId)',
        ExpressionAttributeValues: { ':version': 1, ':userId': ownerId },
      },
    });
  });

  it('with a revision is replaced only if it still has that revision', () => {
    const { Put } = actionOf(replaceBusiness({ ...aBusiness(), revisionId }, aBusiness()));
    expect(Put).toMatchObject({
      ConditionExpression: 'version = :version AND userId = :userId AND revisionId = :revisionId',
      ExpressionAttributeValues: { ':version': 3, ':userId': ownerId, ':revisionId': revisionId },
    });
    expect(Put?.Item).not.toHaveProperty('revisionId');
  });

  it('is removed only at the version that was read', () => {
    expect(actionOf(removeBusiness(aPendingBusiness()))).toEqual({
      Delete: {
        TableName: 'table-of-test',
        Key: key,
        ConditionExpression:
          'version = :version AND userId = :userId AND attribute_not_exists(revisionId)',
        ExpressionAttributeValues: { ':version': 1, ':userId': ownerId },
      },
    });
  });

  it('is checked for owner, status and size type when a shop or offer is published', () => {
    expect(actionOf(checkBusinessUnchanged(aBusiness()))).toEqual({
      ConditionCheck: {
        TableName: 'table-of-test',
        Key: key,
        ConditionExpression: 'userId = :userId AND #status = :status AND sizeTypeId = :sizeTypeId',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':userId': ownerId, ':status': 'active', ':sizeTypeId': 2 },
      },
    });
  });
});

describe('the queue of a status', () => {
  const queued = (n: number, changes = {}) => {
    const business = aPendingBusiness({ id: `biz_01K9A1B2C3D4E5F6G7H8J9K00${n}`, ...changes });
    const row = {
      PK: `BUSINESS#${business.id}`,
      SK: 'BUSINESS',
      GSI1PK: inQueue.GSI1PK,
      GSI1SK: `${business.updatedAt}#${business.id}`,
    };
    return { business, row };
  };
  const [first, second, third] = [queued(1), queued(2), queued(3)];

  it('is read from the index, oldest first', async () => {
    await listBusinessesByStatus('pending_approval', { limit: 2, position: undefined });
    expect(table.commandCalls(QueryCommand)[0]?.args[0].input).toEqual({
      TableName: 'table-of-test',
      IndexName: 'GSI1',
      KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :from AND :to',
      ExpressionAttributeNames: { '#pk': 'GSI1PK', '#sk': 'GSI1SK' },
      ExpressionAttributeValues: {
        ':pk': 'BUSINESS_STATUS#pending_approval',
        ':from': '0',
        ':to': '\uffff',
      },
      ScanIndexForward: true,
      ConsistentRead: false,
      Limit: 2,
    });
  });

  it('continues after the last row of a full page', async () => {
    tableHolds(stored.business(first.business), stored.business(second.business));
    table.on(QueryCommand).resolves({ Items: [first.row, second.row] });
    const page = await listBusinessesByStatus('pending_approval', {
      limit: 2,
      position: undefined,
    });
    expect(page).toEqual({ items: [first.business, second.business], position: second.row.GSI1SK });
    await listBusinessesByStatus('pending_approval', { limit: 2, position: page.position });
    const next = table.commandCalls(QueryCommand)[1]?.args[0].input.ExpressionAttributeValues;
    expect(next?.[':from']).toBe(`${second.row.GSI1SK} `);
  });

  it('ends when a page is not full', async () => {
    tableHolds(stored.business(first.business));
    table.on(QueryCommand).resolves({ Items: [first.row] });
    expect(
      await listBusinessesByStatus('pending_approval', { limit: 2, position: undefined }),
    ).toEqual({
      items: [first.business],
    });
  });

  it('returns the current items, not outdated index rows', async () => {
    const approved = { ...second.business, status: 'active' as const };
    tableHolds(stored.business(first.business), stored.business(approved));
    table.on(QueryCommand).resolves({ Items: [first.row, second.row, third.row] });
    const { items, position } = await listBusinessesByStatus('pending_approval', {
      limit: 3,
      position: undefined,
    });
    expect(items).toEqual([first.business]);
    expect(position).toBe(third.row.GSI1SK);
  });
});
