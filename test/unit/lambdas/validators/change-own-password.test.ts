import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the timeout of the other calls of the user pool, in milliseconds. */
const slow = 1700;

let answerOfChange: { readonly status: number; readonly after: number };
let sent: string[];
let server: Server;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const name = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    sent.push(name);
    const isChange = name === 'ChangePassword';
    const { status, after } = isChange ? answerOfChange : { status: 200, after: 0 };
    await sleep(after);
    response.statusCode = status;
    response.setHeader('content-type', 'application/x-amz-json-1.1').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env['AWS_ENDPOINT_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  delete process.env['AWS_ENDPOINT_URL'];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  sent = [];
});

async function change(): Promise<void> {
  // Loaded after the endpoint is known.
  const { changeOwnPassword } = await import('#lambdas/validators/change-own-password.ts');
  await changeOwnPassword('access-token', {
    previousPassword: 'Um#2026',
    newPassword: 'Dois#2026',
  });
}

describe('a change of a password', () => {
  it('waits for a slow success', async () => {
    answerOfChange = { status: 200, after: slow };
    await change();
    expect(sent).toEqual(['GetUser', 'ChangePassword']);
  });

  it('is sent once, because a second one after a success would be refused', async () => {
    answerOfChange = { status: 500, after: 0 };
    await expect(change()).rejects.toMatchObject({ $metadata: { httpStatusCode: 500 } });
    expect(sent).toEqual(['GetUser', 'ChangePassword']);
  });
});
