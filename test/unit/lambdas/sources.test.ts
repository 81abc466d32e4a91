import { globSync, readFileSync } from 'node:fs';

describe('the sources of the Lambdas', () => {
  const files = globSync('lambdas/**/*.ts');

  it('are found', () => {
    expect(files).toContain('lambdas/shared/http/api-handler.ts');
  });

  // The edge shares answers by path, query and Authorization: what else changed an answer would leak it.
  it('never read X-Access-Token or a cookie, which are not in the key of the edge', () => {
    const readers = files.filter((file) =>
      /x-access-token|cookie/i.test(readFileSync(file, 'utf8')),
    );
    expect(readers).toEqual([]);
  });
});
