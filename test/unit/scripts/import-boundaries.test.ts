import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkout } from '#scripts/stage/checkout.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/** For each rule, files that break it, including type imports and JSX. */
const violations = {
  'contract-stands-alone': {
    'contract/offers/offers.ts':
      "import type { Key } from '#lambdas/platform/table/keys.ts';\nexport type K = Key;",
  },
  'web-knows-the-contract-only': {
    'web/src/ui/box.tsx':
      "import { keys } from '#lambdas/platform/table/keys.ts';\nexport const Box = () => <p title={String(keys)}>x</p>;",
  },
  'lambdas-know-the-contract-only': {
    'lambdas/entries/api/users.ts':
      "import { config } from '#lib/config/config.ts';\nexport const c = config;",
  },
  'stacks-know-the-contract-only': {
    'lib/stack.ts':
      "import { keys } from '#lambdas/platform/table/keys.ts';\nexport const k = keys;",
  },
  'product-never-imports-tools': {
    'bin/app.ts': "import { tool } from '#scripts/tool.ts';\nexport const t = tool;",
  },
  'features-stand-apart': {
    'web/src/features/offers/list.tsx':
      "import { Shop } from '../shops/shop.tsx';\nexport const List = () => <Shop />;",
  },
  'shared-web-code-knows-no-feature': {
    'web/src/lib/helper.ts': "export { Shop } from '#web/features/shops/shop.tsx';",
  },
  'features-know-no-app': {
    'web/src/features/offers/page.ts': "export const page = () => import('#web/app/router.tsx');",
  },
  'platform-folders-have-one-face': {
    'web/src/platform/drafts/draft.ts':
      "import { send } from '#web/platform/http/send.ts';\nexport const draft = send;",
  },
  'web-platform-knows-no-product': {
    'web/src/platform/photos/name.ts':
      "import { Name } from '#web/views/shop/name.tsx';\nexport const name = Name;",
  },
  'ui-shows-only': {
    'web/src/ui/badge.tsx':
      "import type { Shop } from '#contract/shops/shops.ts';\nexport const Badge = (_: Shop) => <b>x</b>;",
  },
  'views-are-plain': {
    'web/src/views/offer/card.tsx':
      "import { useState } from 'react';\nexport const Card = () => <b>{useState(1)[0]}</b>;",
  },
  'islands-are-small': {
    'web/src/open/count.ts':
      "import { send } from '#web/platform/http/send.ts';\nexport const count = send;",
  },
  'only-stores-use-the-table': {
    'lambdas/accounts/get-me.ts':
      "import type { Key } from '#lambdas/platform/table/keys.ts';\nexport type K = Key;",
  },
  'only-the-table-folder-knows-dynamodb': {
    'lambdas/accounts/store/user-store.ts':
      "import { DynamoDBClient } from '@aws-sdk/client-dynamodb';\nexport const d = DynamoDBClient;",
  },
  'no-bench-elsewhere': {
    'test/support/cost.ts': "import { tool } from '../../bench/tool.ts';\nexport const t = tool;",
  },
  'no-test-in-tests': {
    'test/unit/b.test.ts': "import { a } from './a.test.ts';\nexport const b = a;",
  },
  'nothing-unresolved': {
    'scripts/lost.ts': "import { gone } from './gone.ts';\nexport const g = gone;",
  },
  'no-circles': {
    'scripts/one.ts': "import { two } from './two.ts';\nexport const one = () => two;",
    'scripts/two.ts': "import { one } from './one.ts';\nexport const two = () => one;",
  },
  'subjects-know-no-entry': {
    'lambdas/offers/list.ts':
      "import { handler } from '../entries/api/offers.ts';\nexport const h = handler;",
  },
  'platform-knows-no-subject': {
    'lambdas/platform/paging/page.ts':
      "import { f } from '#lambdas/shops/store/shop-store.ts';\nexport const p = f;",
  },
  'no-circles-of-platform-folders': {
    'lambdas/platform/jobs/one.ts': 'export const one = 1;',
    'lambdas/platform/jobs/two.ts':
      "import { three } from '../files/three.ts';\nexport const two = three;",
    'lambdas/platform/files/three.ts':
      "import { one } from '../jobs/one.ts';\nexport const three = one;",
  },
} as const;

/** The files that the violations import. They break no rule themselves. */
const sound = {
  'lambdas/platform/table/keys.ts': 'export const keys = 1;\nexport type Key = string;',
  'lambdas/platform/table/client.ts': 'export const table = 1;',
  'lambdas/shops/store/shop-store.ts':
    "import { table } from '../../platform/table/client.ts';\nexport const f = table;",
  'lambdas/platform/identity/user-store.ts':
    "import { table } from '../table/client.ts';\nexport const r = table;",
  'lambdas/entries/api/offers.ts': 'export const handler = 1;',
  'lib/config/config.ts': 'export const config = 1;',
  'scripts/tool.ts': 'export const tool = 1;',
  'bench/tool.ts': 'export const tool = 1;',
  'web/src/features/shops/shop.tsx': 'export const Shop = () => <b>x</b>;',
  'web/src/app/router.tsx':
    "import { Shop } from '#web/features/shops/shop.tsx';\nexport const router = Shop;",
  'web/src/platform/http/send.ts': 'export const send = 1;',
  'web/src/platform/http/http.ts': "export { send } from './send.ts';",
  'web/src/lib/caller.ts':
    "import { send } from '#web/platform/http/http.ts';\nexport const call = send;",
  'web/src/lib/later.ts': "export const later = () => import('#web/platform/http/send.ts');",
  'contract/shops/shops.ts': 'export type Shop = string;',
  'web/src/views/shop/name.tsx':
    "import type { ReactNode } from 'react';\nexport const Name = (p: { of: ReactNode }) => <b>{p.of}</b>;",
  'test/unit/a.test.ts': 'export const a = 1;',
};

function cruise(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const name of ['package.json', '.dependency-cruiser.cjs']) {
    cpSync(path.join(checkout, name), path.join(folder, name));
  }
  symlinkSync(path.join(checkout, 'node_modules'), path.join(folder, 'node_modules'));
  const folders = new Set<string>();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
    folders.add(name.split('/')[0] ?? '');
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(folder, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', '.dependency-cruiser.cjs', ...folders],
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  return stdout;
}

describe('import boundaries', () => {
  let report = '';
  beforeAll(() => {
    report = cruise(Object.assign({}, sound, ...Object.values(violations)));
  });

  it.each(Object.entries(violations))('%s is reported', (rule, files) => {
    const [file = ''] = Object.keys(files);
    // For a rule about folders, the report names the folder and not the file.
    const place = rule === 'no-circles-of-platform-folders' ? path.dirname(file) : file;
    expect(report).toMatch(new RegExp(`error ${rule}: ${place}`));
  });

  it('allow files that break no rule', () => {
    expect(cruise(sound)).toContain('no dependency violations found');
  });
});
