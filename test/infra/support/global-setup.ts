import path from 'node:path';
import { makeTemporaryFolder } from '#scripts/process/main.ts';

/** Environment variable with the path of the synthesized templates, one subfolder per stage. */
export const synthesizedTemplates = 'VITRINE_SYNTHESIZED_TEMPLATES';

/** Synthesizes every stage once for all test files; the folder is removed when Jest exits. */
export default async function setUp(): Promise<void> {
  const { stageNames } = await import('#lib/config/config.ts');
  const { buildApp } = await import('./build-app.ts');
  const { folder, remove } = makeTemporaryFolder();
  process.on('exit', remove);
  process.env[synthesizedTemplates] = folder;
  for (const stage of stageNames) buildApp(path.join(folder, stage), stage).synth();
}
