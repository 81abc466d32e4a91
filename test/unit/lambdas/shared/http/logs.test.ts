import { handler } from '#lambdas/entries/api/businesses.ts';
import { aBusinessInput } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler, requestId } from '#test/support/builders/a-request.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { logLines } from '#test/support/log-lines.ts';
import { beforeRequest, beforeWrite, tableHolds } from '#test/support/memory-table/table.ts';

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
