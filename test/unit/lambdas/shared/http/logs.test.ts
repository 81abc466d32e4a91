import { handler } from '#lambdas/entries/api/businesses.ts';
import { handler as shops } from '#lambdas/entries/api/shops.ts';
import { aBusiness, aBusinessInput } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler, requestId } from '#test/support/builders/a-request.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { logLines } from '#test/support/log-lines.ts';
import { beforeRequest, beforeWrite, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const taxId = '11222333000181';

/** Registers a business; returns the status and the log lines. */
async function answeredAndLogged() {
  let status = 0;
  const body = aBusinessInput({ legalRegister: taxId });
  const lines = await logLines(async () => {
    const request = aRequest('POST /businesses', { as: { userId: ownerId }, body });
    ({ status } = await invokeHandler(handler, request));
  });
  return { status, log: lines.join('') };
}

beforeEach(() => {
  tableHolds();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

it('the log of a call that met conflicts at each attempt contains the cause', async () => {
  beforeWrite(() => 'conflict');
  const { status, log } = await answeredAndLogged();
  expect(status).toBe(429);
  expect(log).toContain('WriteConflict');
  expect(log).toContain('TransactionConflict');
});

it('the log of an unexpected error has its name, message, stack and causes, and no other fields', async () => {
  const cause = Object.assign(new RangeError('inner'), { Item: { taxId } });
  const error = Object.assign(new Error('outer', { cause }), { Item: { taxId } });
  beforeRequest(() => error);
  const { status, log } = await answeredAndLogged();
  expect(status).toBe(500);
  const failed = JSON.parse(log.split('\n').find((line) => line.includes('"failed"')) ?? '');
  expect(failed).toMatchObject({ level: 'ERROR', requestId, route: 'POST /businesses' });
  expect(failed.error).toEqual({
    name: 'Error',
    message: 'outer',
    stack: error.stack,
    cause: { name: 'RangeError', message: 'inner', stack: cause.stack },
  });
});

describe('the log line of a request', () => {
  async function lineOf(headers: Record<string, string>) {
    tableHolds(stored.business(aBusiness()), stored.shop(aShop()));
    const request = aRequest('GET /shops/{id}', { params: { id: shopId }, headers });
    const lines = await logLines(() => invokeHandler(shops, request));
    expect(lines).toHaveLength(1);
    return JSON.parse(lines[0] ?? '');
  }

  it.each([
    ['203.0.113.7:51234', '203.0.113.7', 51234],
    ['2001:db8::8a2e:370:7334:443', '2001:db8::8a2e:370:7334', 443],
    ['2001:0db8:85a3:0000:0000:8a2e:0370:7334:65535', expect.stringMatching(/^.{39}$/), 65535],
  ])('records the viewer %s by address and port', async (header, viewerAddress, viewerPort) => {
    const line = await lineOf({ 'cloudfront-viewer-address': header });
    expect(line).toMatchObject({
      message: 'answered',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      route: 'GET /shops/{id}',
      requestId: 'request-1',
      status: 200,
      viewerAddress,
      viewerPort,
      peerAddress: '127.0.0.1',
    });
  });

  it.each([
    {},
    { 'cloudfront-viewer-address': 'somebody:80' },
    { 'cloudfront-viewer-address': '203.0.113.7' },
  ])(
    'records only the peer without a valid viewer address from CloudFront: %o',
    async (headers) => {
      const line = await lineOf(headers);
      expect(line).toMatchObject({ peerAddress: '127.0.0.1' });
      expect(line).not.toHaveProperty('viewerAddress');
      expect(line).not.toHaveProperty('viewerPort');
    },
  );
});
