import type { LocalStage } from '../stage/local-stage.ts';
import type { StageOutputs } from '../stage/outputs.ts';
export async function seedStage(_stage: LocalStage, _endpoint: string, _outputs: StageOutputs) {}
