import { identifyCaller } from '#lambdas/platform/http/api-handler.ts';
import { aRequest } from '#test/support/builders/a-request.ts';
import { ownerId } from '#test/support/builders/people.ts';

const groupsOf = async (groups: string) =>
  (await identifyCaller(aRequest('GET /users/me', { as: { userId: ownerId, groups } })))?.groups;

describe('a caller', () => {
  it.each([
    ['[staff]', ['staff']],
    ['[owners staff]', ['owners', 'staff']],
    ['[owners, staff]', ['owners', 'staff']],
    ['owners', ['owners']],
    ['a[b c]d', ['a[b', 'c]d']],
    ['[]', []],
    ['', []],
  ])('has the groups of the claim %p', async (claim, groups) => {
    expect(await groupsOf(claim)).toEqual(groups);
  });

  it('is identified by the subject of the token', async () => {
    const caller = await identifyCaller(aRequest('GET /users/me', { as: { userId: ownerId } }));
    expect(caller).toEqual({ userId: ownerId, groups: [] });
  });

  it.each([
    ['1795341600', 1795341600],
    [1795341600, 1795341600],
    ['1.7953416E9', 1795341600],
    ['', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['1795341600.5', undefined],
    ['Infinity', undefined],
    ['now', undefined],
    [null, undefined],
    [['1795341600'], undefined],
  ])('signed in at the claim auth_time, %j', async (claim, authTime) => {
    const request = aRequest('GET /users/me');
    const claims = { sub: ownerId, auth_time: claim };
    Object.assign(request.requestContext, { authorizer: { jwt: { claims } } });
    expect((await identifyCaller(request))?.authTime).toBe(authTime);
  });

  it('is undefined without a token, also if the authorizer has none', async () => {
    const request = aRequest('GET /health');
    expect(await identifyCaller(request)).toBeUndefined();
    Object.assign(request.requestContext, { authorizer: {} });
    expect(await identifyCaller(request)).toBeUndefined();
  });

  it('has the groups of a claim that is a list', async () => {
    const groups = ['staff', 'owners of shops'];
    const as = { userId: ownerId, groups: groups as never };
    expect(await identifyCaller(aRequest('GET /users/me', { as }))).toMatchObject({ groups });
  });

  it.each([
    ['with a header that is not a bearer token', { headers: { authorization: 'Basic eDp5' } }],
    ['without a subject', { as: { userId: undefined as never } }],
  ])('is refused %s', async (_, parts) => {
    const refused = identifyCaller(aRequest('GET /users/me', parts));
    await expect(refused).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
