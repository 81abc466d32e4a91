import { type App, Stack, Validations } from 'aws-cdk-lib/core';
import { type Stage, stageNames } from '#lib/config/config.ts';
import { withApp } from '../cdk/app-of-stage.ts';
import { acceptedFindings } from './accepted-findings.ts';

/** A finding of cdk-nag that the constructs which cause it acknowledge. */
interface Acknowledgement {
  readonly rule: string;
  readonly reason: string;
  readonly stages: readonly Stage[];
  /** The constructs, by the part of the stage and their path in it. */
  readonly constructs: readonly string[];
}

/** Returns the acknowledgements of all stages, grouped by rule and reason. */
function acknowledgements(): Acknowledgement[] {
  const found = stageNames.flatMap((stage) => withApp(stage, (app) => acknowledgedIn(app, stage)));
  const groups = Map.groupBy(found, ({ rule, reason }) => JSON.stringify([rule, reason]));
  return [...groups].sort().flatMap(([, group]) =>
    group.slice(0, 1).map(({ rule, reason }) => ({
      rule,
      reason,
      stages: stageNames.filter((stage) => group.some((each) => each.stage === stage)),
      constructs: [...new Set(group.map(({ construct }) => construct))].sort(),
    })),
  );
}

function acknowledgedIn({ node }: App, stage: Stage) {
  const withoutStage = (text: string) => text.replaceAll(`vitrine-${stage}-`, '');
  return node.findAll().flatMap((construct) => {
    const resource = Stack.isStack(construct) ? construct.stackName : construct.node.path;
    return construct.node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.entries<string>(data))
      .map(([rule, reason]) => ({
        // The library files every rule under annotations, except CloudFormation's own.
        rule: withoutStage(rule).replace(/^Annotation::/, ''),
        reason,
        stage,
        construct: withoutStage(resource),
      }));
  });
}

/** A cell of a table: tokens in the names of constructs must not be read as HTML, nor a bar as the end of the cell. */
const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function rowsOfTools(): string[][] {
  return acceptedFindings.flatMap(({ tool, rule, asks, reasons }) =>
    typeof reasons === 'string'
      ? [[tool, code(rule), asks, 'every resource', reasons]]
      : Object.entries(reasons).map(([resource, reason]) => [
          tool,
          code(rule),
          asks,
          code(resource),
          reason,
        ]),
  );
}

function rowsOfNag(): string[][] {
  return acknowledgements().map(({ rule, reason, stages, constructs }) => [
    code(rule),
    stages.length === stageNames.length ? 'all' : stages.join(', '),
    constructs.map(code).join(' '),
    reason,
  ]);
}

/** The text of `docs/template-findings.md`. */
export function findingsDocument(): string {
  return `# Accepted findings in the templates

<!-- Written by \`npm run docs\` from scripts/template-findings/accepted-findings.ts and lib/; changes here are lost. -->

Findings of the tools in the templates that we accept, with the reason. Every other finding fails: cdk-nag and
CloudFormation's own rules as part of \`npm test\` (\`test/infra/nag.test.ts\`), cfn-lint and checkov by
\`npm run check:templates\`, which also fails if an accepted finding is gone.

## cfn-lint and checkov, dev and prod

${table(['Tool', 'Rule', 'Asks for', 'Where', 'Reason'], rowsOfTools())}

## cdk-nag

${table(['Rule', 'Stages', 'Constructs', 'Reason'], rowsOfNag())}
`;
}
