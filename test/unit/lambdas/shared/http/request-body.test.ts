import { handler } from '#lambdas/entries/api/businesses.ts';
import { aBusinessInput } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler, type RequestParts } from '#test/support/builders/a-request.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { allItems, tableHolds } from '#test/support/memory-table/table.ts';

const kib64 = 64 * 1024;

function post(parts: RequestParts) {
  return invokeHandler(
    handler,
    aRequest('POST /businesses', { as: { userId: ownerId }, ...parts }),
  );
}

async function codeOf(parts: RequestParts) {
  const { status, body } = await post(parts);
  expect(allItems()).toEqual([]);
  return [status, body['code'], body['errors']];
}

const valid = JSON.stringify(aBusinessInput());
const padded = (bytes: number) => valid + ' '.repeat(bytes - Buffer.byteLength(valid));

beforeEach(() => tableHolds());

describe('a body', () => {
  it.each([
    [201, 'Application/JSON'],
    [201, 'application/json;charset=UTF-8'],
    [201, 'application/json ; charset=utf-8'],
    [415, 'application/jsonp'],
    [415, 'text/json'],
    [415, ''],
  ])('is answered %i with the content type %p', async (status, type) => {
    expect(await post({ text: valid, headers: { 'content-type': type } })).toMatchObject({
      status,
    });
  });

  it('is measured in bytes, not in characters', async () => {
    const text = JSON.stringify({ ...aBusinessInput(), name: 'ã'.repeat(kib64 / 2) });
    expect(text.length).toBeLessThan(kib64);
    expect(await codeOf({ text })).toEqual([413, 'BODY_TOO_LARGE', undefined]);
  });

  it.each([
    [kib64, 201],
    [kib64 + 1, 413],
  ])('is measured after base64 is decoded: %i bytes answer %i', async (bytes, status) => {
    const base64 = Buffer.from(padded(bytes)).toString('base64');
    expect(await post({ base64 })).toMatchObject({ status });
  });

  it('is read as UTF-8, and malformed otherwise', async () => {
    const text = JSON.stringify(aBusinessInput({ name: 'Pão Açaí' }));
    const inBase64 = (encoding: 'utf8' | 'latin1') =>
      Buffer.from(text, encoding).toString('base64');
    expect(await codeOf({ base64: inBase64('latin1') })).toEqual([
      400,
      'MALFORMED_JSON',
      undefined,
    ]);
    expect(await post({ base64: inBase64('utf8') })).toMatchObject({
      status: 201,
      body: { name: 'Pão Açaí' },
    });
  });

  it.each([
    ['nothing', {}, 'REQUIRED'],
    ['a string', { text: '"x"' }, 'INVALID_TYPE'],
  ])('of %s is refused, because an object is required', async (_, parts, code) => {
    expect(await codeOf(parts)).toEqual([400, 'VALIDATION_FAILED', [{ path: 'body', code }]]);
  });

  it.each([
    ['in a nested object', valid.replace('{', '{"avatarUrl":{"__proto__":1},')],
    ['with an escaped character', valid.replace('{', '{"\\u005f_proto__":null,')],
  ])('with a key __proto__ %s is refused', async (_, text) => {
    expect(await codeOf({ text })).toEqual([
      400,
      'VALIDATION_FAILED',
      [{ path: '__proto__', code: 'UNKNOWN_FIELD' }],
    ]);
  });

  it('with several errors reports all of them', async () => {
    expect(await codeOf({ body: { name: '', sizeTypeId: 7, userId: ownerId, x: 1 } })).toEqual([
      400,
      'VALIDATION_FAILED',
      [
        { path: 'name', code: 'REQUIRED' },
        { path: 'sizeTypeId', code: 'INVALID_VALUE' },
        { path: 'x', code: 'UNKNOWN_FIELD' },
      ],
    ]);
  });
});
