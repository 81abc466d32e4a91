import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { withApp } from '../cdk/app-of-stage.ts';
import { installTemplateTools, templateTool } from '../local-endpoint/virtual-environment.ts';
import { main, makeTemporaryFolder } from '../process/main.ts';
import { withProgress } from '../process/progress.ts';
import { acceptedFindings, differences } from '../template-findings/accepted-findings.ts';
import { runCfnLint, runCheckov } from '../template-findings/run-tools.ts';

/**
 * Compares the findings of cfn-lint and checkov for dev and prod with the accepted ones: `npm run check:templates`.
 * Exits with 1 if a finding is not accepted, or an accepted one no longer occurs.
 */
await main(async () => {
  await withProgress('cfn-lint and checkov', async (note) => {
    note((await installTemplateTools()) ? 'installed' : 'skipped, installed before');
  });
  const { folder, remove } = makeTemporaryFolder();
  try {
    await withProgress('Templates of dev and prod', async () => {
      for (const stage of ['dev', 'prod'] as const) {
        withApp(stage, (app) => {
          for (const { templateFile, templateFullPath } of app.synth().stacks) {
            copyFileSync(templateFullPath, path.join(folder, templateFile));
          }
        });
      }
    });
    const findings = [
      ...(await withProgress('cfn-lint', () => runCfnLint(templateTool('cfn-lint'), folder))),
      ...(await withProgress('checkov', () => runCheckov(templateTool('checkov'), folder))),
    ];
    const { unlisted, gone } = differences(findings, acceptedFindings);
    const lines = new Set([
      ...unlisted.map(({ tool, rule, resource }) => `Not accepted: ${tool} ${rule} ${resource}`),
      ...gone.map((name) => `Accepted, but not found: ${name}`),
    ]);
    console.log(`\n${findings.length} findings, ${lines.size} differences`);
    for (const line of lines) console.log(line);
    if (lines.size > 0) {
      console.log(
        '\nChange the templates, or scripts/template-findings/accepted-findings.ts, then run npm run docs.',
      );
    }
    return lines.size > 0 ? 1 : 0;
  } finally {
    remove();
  }
});
