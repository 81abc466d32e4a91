import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout } from '#scripts/stage/checkout.ts';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(path.join(checkout, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

describe('the lock file', () => {
  it('has the builds of native tools for every platform, as npm ci requires', () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name]) => {
          const places = [`node_modules/${name}`, `${place}/node_modules/${name}`];
          return !places.some((each) => each in packages);
        })
        .map(([name, version]) => `${name}@${version}`),
    );
    expect(missing).toEqual([]);
  });
});
