import { handler as businesses } from '#lambdas/businesses/handler.ts';
import { handler as offers } from '#lambdas/offers/handler.ts';
import { aBusiness, aBusinessInput, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call, requestId } from '#test/support/builders/a-request.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { anOfferInput } from '#test/support/builders/an-offer.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { logLines } from '#test/support/log-lines.ts';
import { cancelled } from '#test/support/memory-table/errors.ts';
import { beforeRequest, beforeWrite, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const taxId = '11222333000181';
const title = 'Bolo de rolo inteiro';
const as = { userId: ownerId };
const headers = { 'idempotency-key': 'key-of-8', authorization: 'Bearer secret-token' };

const register = aRequest('POST /businesses', {
  as,
  headers,
  body: aBusinessInput({ legalRegister: taxId }),
});

const publish = aRequest('POST /offers', {
  as,
  headers,
  body: anOfferInput({ title, expirationDate: '2999-12-31' }),
});

/** A cancelled transaction whose reasons contain the conflicting items. */
const cancelledWithItems = () =>
  cancelled(
    ['None', 'TransactionConflict', 'None'].map((Code) => ({
      Code,
      Item: { legalRegister: { S: taxId }, title: { S: title } },
    })),
  );

/** The status of a call, and the log lines written during it. */
async function answeredAndLogged(handler: unknown, request: Parameters<typeof call>[1]) {
  let status = 0;
  const lines = await logLines(async () => {
    ({ status } = await call(handler, request));
  });
  return { status, log: lines.join('') };
}

beforeEach(() => {
  tableHolds(stored.business(aBusiness()), stored.shop(aShop()));
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('the log of conflicts that end in 503', () => {
  it.each([
    ['a business', businesses, register],
    ['an offer', offers, publish],
  ])('has the cause and no data of %s', async (_, handler, request) => {
    beforeWrite(cancelledWithItems);
    const { status, log } = await answeredAndLogged(handler, request);
    expect(status).toBe(503);
    expect(log).toContain('WriteConflict');
    expect(log).toContain('TransactionConflict');
    for (const secret of [taxId, title, 'secret-token', businessId, shopId, 'fingerprint']) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('the log of an unexpected error', () => {
  it('has its name, message, stack and causes, and no other fields', async () => {
    const cause = Object.assign(new RangeError('inner'), { Item: { taxId } });
    const error = Object.assign(new Error('outer', { cause }), { Item: { title } });
    beforeRequest(() => error);
    const { status, log } = await answeredAndLogged(businesses, register);
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
});
