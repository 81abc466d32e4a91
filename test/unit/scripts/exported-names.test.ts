import { globSync, readFileSync } from 'node:fs';

const files = globSync('{contract,lambdas,lib,bin,scripts,web}/**/*.{ts,tsx,mjs}');

/** Names with the same meaning in each file, such as entry points of Lambdas, layouts and parts, and calls with their operations. */
const sameEverywhere = [
  ...['handler', 'targets', 'createUpload', 'getUpload', 'getReceipt'],
  ...['preload', 'tap', 'texts'],
];

/** The names that a file exports; names of default exports are local to the file. */
const exportedBy = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm,
    ),
  ].map(([, name = '']) => ({ name, file }));

describe('an exported name of the product', () => {
  const byName = Map.groupBy(files.flatMap(exportedBy), ({ name }) => name);

  it('is found', () => {
    expect(byName.get('apiHandler')).toHaveLength(1);
  });

  it('has one meaning', () => {
    const repeated = [...byName].filter(([, places]) => places.length > 1);
    expect(repeated.map(([name]) => name).sort()).toEqual([...sameEverywhere].sort());
  });
});
