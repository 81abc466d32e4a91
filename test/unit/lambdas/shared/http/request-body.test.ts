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
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'Application/JSON',
    'application/json ; charset=utf-8',
  ])('is accepted with the content type %s', async (type) => {
    expect(await post({ text: valid, headers: { 'content-type': type } })).toMatchObject({
      status: 201,
    });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'text/json',
    '',
  ])('is refused with the content type %p', async (type) => {
    expect(await codeOf({ text: valid, headers: { 'content-type': type } })).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      undefined,
    ]);
  });

  it('may have exactly 64 KiB', async () => {
    expect(await post({ text: padded(kib64) })).toMatchObject({ status: 201 });
  });

  it('is refused above 64 KiB', async () => {
    expect(await codeOf({ text: padded(kib64 + 1) })).toEqual([413, 'BODY_TOO_LARGE', undefined]);
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

  it('is read as UTF-8', async () => {
    const base64 = Buffer.from(JSON.stringify(aBusinessInput({ name: 'Pão Açaí' }))).toString(
      'base64',
    );
    expect(await post({ base64 })).toMatchObject({ status: 201, body: { name: 'Pão Açaí' } });
  });

  it.each([
    ['half an object', '{"name":'],
    ['a string without quotes', 'name'],
    ['a trailing comma', '{"name":"x",}'],
    ['single quotes', "{'name':'x'}"],
    ['a raw line break in a string', '{"name":"a\nb"}'],
    ['only spaces', '   '],
    ['NaN', '{"sizeTypeId":NaN}'],
  ])('with %s is malformed JSON', async (_, text) => {
    expect(await codeOf({ text })).toEqual([400, 'MALFORMED_JSON', undefined]);
  });

  it('that is not UTF-8 is malformed', async () => {
    const base64 = Buffer.from(`{"name":"P\u00e3o"}`, 'latin1').toString('base64');
    expect(await codeOf({ base64 })).toEqual([400, 'MALFORMED_JSON', undefined]);
  });

  it.each([
    ['nothing', {}, 'REQUIRED'],
    ['null', { text: 'null' }, 'REQUIRED'],
    ['a list', { text: '[]' }, 'INVALID_TYPE'],
    ['a string', { text: '"x"' }, 'INVALID_TYPE'],
    ['a number', { text: '1' }, 'INVALID_TYPE'],
  ])('of %s is refused, because an object is required', async (_, parts, code) => {
    expect(await codeOf(parts)).toEqual([400, 'VALIDATION_FAILED', [{ path: 'body', code }]]);
  });

  it.each([
    ['at the top level', valid.replace('{', '{"__proto__":{"status":"active"},')],
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
