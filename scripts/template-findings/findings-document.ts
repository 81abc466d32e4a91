import { stageNames } from '#lib/config.ts';
import { acceptedFindings } from './accepted-findings.ts';
import { acknowledgements } from './acknowledgements.ts';

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
