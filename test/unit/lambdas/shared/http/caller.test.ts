import { identifyCaller } from '#lambdas/shared/http/caller.ts';
import { aRequest } from '#test/support/builders/a-request.ts';
import { ownerId } from '#test/support/builders/people.ts';

const groupsOf = async (groups: string) =>
  (await identifyCaller(aRequest('GET /users/me', { as: { userId: ownerId, groups } })))?.groups;

describe('the caller that the gateway let through', () => {
  it.each([
    ['[staff]', ['staff']],
    ['[owners staff]', ['owners', 'staff']],
    ['[owners, staff]', ['owners', 'staff']],
    ['owners', ['owners']],
    ['a[b c]d', ['a[b', 'c]d']],
    ['[]', []],
    ['', []],
  ])('is in the groups that %p names', async (claim, groups) => {
    expect(await groupsOf(claim)).toEqual(groups);
  });

  it('is known by the subject of their token', async () => {
    const caller = await identifyCaller(aRequest('GET /users/me', { as: { userId: ownerId } }));
    expect(caller).toEqual({ userId: ownerId, groups: [] });
  });

  it('is undefined without a token', async () => {
    expect(await identifyCaller(aRequest('GET /health'))).toBeUndefined();
  });

  it('is undefined where an authorizer knows of no token', async () => {
    const request = aRequest('GET /health');
    Object.assign(request.requestContext, { authorizer: {} });
    expect(await identifyCaller(request)).toBeUndefined();
  });

  it('is in the groups of a list, as a verified token holds it', async () => {
    const groups = ['staff', 'owners of shops'];
    const as = { userId: ownerId, groups: groups as never };
    expect(await identifyCaller(aRequest('GET /users/me', { as }))).toMatchObject({ groups });
  });

  it('is refused with a header that is no bearer token', async () => {
    const request = aRequest('GET /health', { headers: { authorization: 'Basic eDp5' } });
    await expect(identifyCaller(request)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is refused without a subject', async () => {
    const request = aRequest('GET /users/me', { as: { userId: undefined as never } });
    await expect(identifyCaller(request)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
