import { globSync, readFileSync } from 'node:fs';

describe('the sources of the Lambdas', () => {
  const files = globSync('lambdas/**/*.ts');

  it('are found', () => {
    expect(files).toContain('lambdas/platform/http/api-handler.ts');
  });

  // The edge caches by path, query and Authorization; answers that depend on anything else would leak.
  it('never read X-Access-Token or cookies, which are not in the cache key of the edge', () => {
    const readers = files.filter((file) =>
      /x-access-token|cookie/i.test(readFileSync(file, 'utf8')),
    );
    expect(readers).toEqual([]);
  });
});
