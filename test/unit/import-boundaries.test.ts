import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkout } from '#scripts/stage/checkout.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

interface Rules {
  readonly forbidden: readonly { readonly name: string }[];
}
const { forbidden } = jest.requireActual<Rules>('../../.dependency-cruiser.cjs');

const value = (file: string) => `import { a } from '${file}';\nexport const b = a;`;
const type = (file: string) => `import type { A } from '${file}';\nexport type B = A;`;
const later = (file: string) => `export const load = () => import('${file}');`;
const keys = '#lambdas/platform/table/keys.ts';
const send = '#web/platform/http/send.ts';
const shop = '#web/features/shops/shop.tsx';

/** For each rule a file that breaks it, and its text. */
const violations: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['no-circles', 'scripts/one.ts', value('./two.ts')],
  ['nothing-unresolved', 'scripts/lost.ts', value('./gone.ts')],
  ['contract-stands-alone', 'contract/offers/offers.ts', type(keys)],
  [
    'web-knows-the-contract-only',
    'web/src/ui/box.tsx',
    `${value(keys)}\nexport const c = <b>{b}</b>;`,
  ],
  [
    'lambdas-know-the-contract-only',
    'lambdas/entries/api/users.ts',
    value('#lib/config/config.ts'),
  ],
  ['only-pages-show-views', 'lambdas/offers/show.ts', value('#web/views/shop/name.tsx')],
  ['stacks-know-the-contract-only', 'lib/stack.ts', value(keys)],
  ['product-never-imports-tools', 'bin/app.ts', value('#scripts/tool.ts')],
  ['subjects-know-no-entry', 'lambdas/offers/list.ts', value('../entries/api/offers.ts')],
  ['platform-knows-no-subject', 'lambdas/platform/paging/page.ts', value('#lambdas/shops/shop.ts')],
  ['no-circles-of-platform-folders', 'lambdas/platform/jobs/two.ts', value('../files/three.ts')],
  ['features-stand-apart', 'web/src/features/offers/list.tsx', value('../shops/shop.tsx')],
  ['shared-web-code-knows-no-feature', 'web/src/lib/helper.ts', `export { a } from '${shop}';`],
  ['features-know-no-app', 'web/src/features/offers/page.ts', later('#web/app/router.tsx')],
  ['platform-folders-have-one-face', 'web/src/platform/drafts/draft.ts', value(send)],
  [
    'web-platform-knows-no-product',
    'web/src/platform/photos/name.ts',
    type('#web/views/shop/name.tsx'),
  ],
  ['ui-shows-only', 'web/src/ui/badge.tsx', type('#contract/shops/shops.ts')],
  ['views-are-plain', 'web/src/views/offer/card.tsx', value('react')],
  ['islands-are-small', 'web/src/open/count.ts', value(send)],
  ['claims-load-at-a-tap', 'web/src/open/claim/claim.ts', value('#contract/shops/shops.ts')],
  ['screens-know-the-contract-only', 'web/src/screens/screens.ts', value(send)],
  [
    'screens-are-loaded-by-the-table',
    'web/src/app/open.ts',
    value('#web/features/shops/routes/a.tsx'),
  ],
  ['only-stores-use-the-table', 'lambdas/accounts/get-me.ts', type(keys)],
  [
    'only-the-table-folder-knows-dynamodb',
    'lambdas/accounts/store/user-store.ts',
    value('@aws-sdk/client-dynamodb'),
  ],
  ['no-bench-elsewhere', 'test/support/cost.ts', value('../../bench/tool.ts')],
  ['no-test-in-tests', 'test/unit/b.test.ts', value('./a.test.ts')],
  [
    'tests-of-operations-run-over-http',
    'test/operations/a.test.ts',
    value('#test/support/fixed-clock.ts'),
  ],
];

const nothing = 'export const a = 1;\nexport type A = 1;';

/** Files that break no rule. The violations import most of them. */
const sound = {
  'lambdas/platform/table/keys.ts': nothing,
  'lambdas/shops/store/shop-store.ts': value(keys),
  'lambdas/shops/shop.ts': nothing,
  'lambdas/entries/api/offers.ts': nothing,
  'lambdas/pages/get-shop-page.ts': value('#web/views/shop/name.tsx'),
  'lib/config/config.ts': nothing,
  'scripts/tool.ts': nothing,
  'bench/tool.ts': nothing,
  'web/src/features/shops/shop.tsx': nothing,
  'web/src/features/shops/routes/a.tsx': nothing,
  'web/src/app/router.tsx': value(shop),
  'web/src/platform/http/send.ts': nothing,
  'web/src/platform/http/http.ts': `export { a } from './send.ts';`,
  'web/src/lib/caller.ts': value('#web/platform/http/http.ts'),
  'web/src/lib/later.ts': later(send),
  'contract/shops/shops.ts': nothing,
  'web/src/views/shop/name.tsx': `${nothing}\nimport type { ReactNode } from 'react';\nexport const Name = (p: { of: ReactNode }) => <b>{p.of}</b>;`,
  'test/unit/a.test.ts': nothing,
  'test/support/fixed-clock.ts': nothing,
  'test/operations/a.memory.test.ts': value('#test/support/fixed-clock.ts'),
};

/** Files whose imports close the circles of two violations. */
const circles = {
  'scripts/two.ts': value('./one.ts'),
  'lambdas/platform/files/three.ts': value('../jobs/one.ts'),
  'lambdas/platform/jobs/one.ts': nothing,
};

function cruise(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const name of ['package.json', '.dependency-cruiser.cjs']) {
    cpSync(path.join(checkout, name), path.join(folder, name));
  }
  symlinkSync(path.join(checkout, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
  const folders = new Set(Object.keys(files).map((name) => name.split('/')[0] ?? ''));
  const args = [path.join(folder, cruiser), '--config', '.dependency-cruiser.cjs', ...folders];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout;
}

describe('import boundaries', () => {
  let report = '';
  beforeAll(() => {
    const broken = violations.map(([, file, text]) => [file, text]);
    report = cruise({ ...sound, ...circles, ...Object.fromEntries(broken) });
  });

  it.each(violations)('%s is reported', (rule, file) => {
    // For a rule about folders, the report names the folder and not the file.
    const place = rule === 'no-circles-of-platform-folders' ? path.dirname(file) : file;
    expect(report).toMatch(new RegExp(`error ${rule}: ${place}`));
  });

  it('have an example for each rule', () => {
    expect(violations.map(([rule]) => rule)).toEqual(forbidden.map(({ name }) => name));
  });

  it('allow files that break no rule', () => {
    expect(cruise(sound)).toContain('no dependency violations found');
  });
});
