import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const user = {
  PK: { S: 'USER#11111111-1111-4111-8111-111111111111' },
  SK: { S: 'USER' },
  userId: { S: '11111111-1111-4111-8111-111111111111' },
  status: { S: 'active' },
  createdAt: { S: '2026-01-01T00:00:00.000Z' },
  staffSince: { S: '2026-01-01T00:00:00.000Z' },
};

/** An export of that user for which nothing is left to do. */
const readyExport = {
  id: { S: 'exp_01K9A1B2C3D4E5F6G7H8J9KEXP' },
  status: { S: 'ready' },
  createdAt: { S: new Date().toISOString() },
  fileKey: { S: '11111111-1111-4111-8111-111111111111/bench.json' },
};

/**
 * The response of a queue that takes all messages, and of a table that takes all items and has one user, and of
 * everybody the same export, and no other items.
 */
function answerTo(operation: string, body: string): unknown {
  switch (operation) {
    case 'GetItem':
      if (body.includes('"EXPORT"')) return { Item: readyExport };
      return body.includes(`"${user.PK.S}"`) ? { Item: user } : {};
    case 'Query':
      return { Items: [], Count: 0, ScannedCount: 0 };
    case 'SendMessageBatch':
      return { Successful: [], Failed: [] };
    case 'BatchGetItem':
      return { Responses: {}, UnprocessedKeys: {} };
    case 'PutItem':
    case 'UpdateItem':
      return {};
    default:
      return undefined;
  }
}

interface StubTable {
  readonly server: Server;
  readonly endpoint: string;
  /** How many requests it has answered. */
  requestsCount(): number;
}

/** Starts a server that answers the requests of a first call to DynamoDB, SQS and S3, each with a fixed response. */
export async function startStubTable(): Promise<StubTable> {
  let requestsCount = 0;
  const server = createServer((request, response) => {
    requestsCount += 1;
    const [, operation = ''] = String(request.headers['x-amz-target']).split('.');
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      // A file is removed.
      if (request.method === 'DELETE') return response.writeHead(204).end();
      const answer = answerTo(operation, body);
      response
        .writeHead(answer ? 200 : 500, { 'content-type': 'application/x-amz-json-1.0' })
        .end(JSON.stringify(answer ?? { __type: 'InternalServerError' }));
      return undefined;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    server,
    endpoint: `http://127.0.0.1:${port}`,
    requestsCount: () => requestsCount,
  };
}
