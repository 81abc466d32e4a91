import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CfnBucket } from 'aws-cdk-lib/aws-s3';
import {
  App,
  CloudFormationValidatePlugin,
  type IPolicyValidationPlugin,
  Stack,
  Validations,
} from 'aws-cdk-lib/core';
import { AwsSolutionsChecks } from 'cdk-nag';
import { configOf, type StageConfig, stageNames } from '#lib/config/config.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { appOf } from './support/synthesize.ts';

interface Report {
  readonly pluginReports: readonly {
    readonly violations: readonly {
      readonly ruleName: string;
      readonly violatingConstructs: readonly { readonly constructPath: string }[];
    }[];
  }[];
}

/** Returns the findings of cdk-nag and CloudFormation's own rules in all stacks of an app, as `path: rule`. */
function findingsOf(app: App): string[] {
  Validations.of(app).addPlugins(
    new AwsSolutionsChecks(app),
    // Its class and its interface differ in the type of the version.
    new CloudFormationValidatePlugin() as IPolicyValidationPlugin,
  );
  try {
    app.synth();
  } catch {
    // Findings make the synthesis throw. They are read from the report, which must exist.
  }
  const report: Report = JSON.parse(
    readFileSync(path.join(app.outdir, 'validation-report.json'), 'utf8'),
  );
  return report.pluginReports.flatMap(({ violations }) =>
    violations.flatMap(({ ruleName, violatingConstructs }) =>
      violatingConstructs.map(({ constructPath }) => `${constructPath}: ${ruleName}`),
    ),
  );
}

/** Settings that change resources or properties which a rule checks. */
const switchesOf = ({
  location: { kind },
  recoveryDays,
  retainData,
  mail,
  secondFactorOfStaff,
}: StageConfig) => {
  const isRestorable = recoveryDays !== undefined;
  return { kind, isRestorable, retainData, mail, secondFactorOfStaff };
};

/** A stage without production's protections, and production. The rules take half a minute for each. */
const checked = ['test', 'prod'] as const;

test.each(stageNames)('%s has no setting that neither of the checked stages has', (stage) => {
  const [one, other] = checked.map((name) => switchesOf(configOf(name)));
  for (const [name, value] of Object.entries(switchesOf(configOf(stage)))) {
    const values = [one, other].map((switches) => switches?.[name as keyof typeof switches]);
    expect(values).toContain(value);
  }
});

test.each(checked)(
  'the rules of AWS Solutions and CloudFormation have no findings in %s except acknowledged ones',
  (stage) => {
    expect(findingsOf(appOf(stage))).toEqual([]);
  },
);

test('the rules report a bucket that accepts plain HTTP, and a value that CloudFormation does not know', () => {
  const app = new App({ outdir: temporaryFolder() });
  const stack = new Stack(app, 'careless');
  new CfnBucket(stack, 'Bucket');
  new CfnBucket(stack, 'Misspelt', { accessControl: 'Privat' });
  expect(findingsOf(app)).toEqual(
    expect.arrayContaining(['careless/Bucket: AwsSolutions-S10', 'careless/Misspelt: W3030']),
  );
});
