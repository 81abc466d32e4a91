import '#test/support/mocked-deploy-scripts.ts';
import { stackParts } from '#lib/config/stage-names.ts';
import { deployToAws } from '#scripts/cdk/deploy-to-aws.ts';
import { log } from '#test/support/mocked-cdk.ts';
import {
  accountHas,
  accountIsEmpty,
  hidden,
  mockDeploys,
  shown,
} from '#test/support/mocked-deploy.ts';

mockDeploys();

const site = 'siteUrl=https://d1.cloudfront.net';

/** The context values about deployed stacks in the runs of the CDK. */
const toldOf = (runner: typeof hidden | typeof shown) =>
  runner.mock.calls.map(([, args]) => args.filter((arg) => /^(newStacks|siteUrl)=/.test(arg)));

beforeEach(() => {
  hidden.mockClear();
  shown.mockClear();
});

it.each(['dev', 'prod'] as const)(
  'a first deploy of %s checks the account, and uses the address of the site in a second pass',
  async (stage) => {
    const [runner, run] =
      stage === 'dev' ? ([hidden, 'cdk'] as const) : ([shown, 'cdk in the terminal'] as const);
    accountIsEmpty(stage, runner);
    await deployToAws(stage);
    expect(log).toEqual(['account', 'preflight', 'build', run, run]);
    expect(toldOf(runner)).toEqual([[`newStacks=${stackParts.join()}`], [site]]);
  },
);

it('a later deploy has one pass, which knows the address', async () => {
  await deployToAws('prod');
  expect(toldOf(shown)).toEqual([[site]]);
});

it('stacks of prod are protected after their first success only', async () => {
  accountHas('prod', { events: 'ROLLBACK_COMPLETE', 'edge-logs': 'REVIEW_IN_PROGRESS' });
  await deployToAws('prod');
  expect(log.slice(0, 2)).toEqual(['account', 'preflight']);
  expect(toldOf(shown)).toEqual([[site, 'newStacks=events,edge-logs'], [site]]);
});
