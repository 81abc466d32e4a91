import { handler } from '#lambdas/entries/api/shops.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { logLines } from '#test/support/log-lines.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

async function lineOf(headers: Record<string, string>) {
  const request = aRequest('GET /shops/{id}', {
    params: { id: shopId },
    headers,
  });
  const lines = await logLines(() => invokeHandler(handler, request));
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

beforeEach(() => tableHolds(stored.business(aBusiness()), stored.shop(aShop())));

describe('the log line of a request', () => {
  it.each([
    ['203.0.113.7:51234', '203.0.113.7', 51234],
    ['2001:db8::8a2e:370:7334:443', '2001:db8::8a2e:370:7334', 443],
    [
      '2001:0db8:85a3:0000:0000:8a2e:0370:7334:65535',
      '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
      65535,
    ],
  ])('records the viewer %s by address and port', async (header, viewerAddress, viewerPort) => {
    const line = JSON.parse(await lineOf({ 'cloudfront-viewer-address': header }));
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
      const line = JSON.parse(await lineOf(headers));
      expect(line).toMatchObject({ peerAddress: '127.0.0.1' });
      expect(line).not.toHaveProperty('viewerAddress');
      expect(line).not.toHaveProperty('viewerPort');
    },
  );
});
