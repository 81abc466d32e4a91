import path from 'node:path';
import { makeTemporaryFolder } from '#scripts/process/temporary-folder.ts';

/** Environment variable with the path of the synthesized templates, one subfolder per stage. */
export const synthesizedTemplates = 'VITRINE_SYNTHESIZED_TEMPLATES';

/**
 * Synthesizes every stage once for all test files, and once as a deploy does; the folder is removed when Jest exits.
 * The bundles stay, for the tests that read them.
 */
export default async function setUp(): Promise<void> {
  const { stageNames } = await import('#lib/config.ts');
  const { buildApp } = await import('../infra/support/build-app.ts');
  const { bundleForAll, synthesizeAsDeployed } = await import('../infra/support/deployed-app.ts');
  const { folder, remove } = makeTemporaryFolder();
  process.on('exit', remove);
  process.env[synthesizedTemplates] = folder;
  const code = bundleForAll();
  for (const stage of stageNames) {
    buildApp(path.join(folder, stage), stage).synth();
    synthesizeAsDeployed(path.join(folder, `${stage}-as-deployed`), stage, code);
  }
}
