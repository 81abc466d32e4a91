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

/** A finished export of that user. */
const readyExport = {
  id: { S: 'exp_01K9A1B2C3D4E5F6G7H8J9KEXP' },
  status: { S: 'ready' },
  createdAt: { S: new Date().toISOString() },
  fileKey: { S: '11111111-1111-4111-8111-111111111111/bench.json' },
};

/**
 * Returns the answer of a queue that accepts all messages, or of a table that accepts all writes and holds only one
 * user and one export.
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
  requestsCount(): number;
}

/** Starts a server with fixed answers to the DynamoDB, SQS and S3 requests of a first call. */
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
      // Stores or removes a file.
      if (request.method === 'PUT') return response.writeHead(200).end();
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
