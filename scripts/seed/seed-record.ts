import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stageFolder } from '../stage/checkout.ts';
import type { StageOutputs } from '../stage/outputs.ts';

/** Demo offers run out, so that what was seeded long ago is looked at again. */
const goodForDays = 5;

function recordFile(stage: string): string {
  return path.join(stageFolder(stage), 'seeded.json');
}

/** What was seeded, into which table: another seed or another table is seeded anew. */
function fingerprintOf(outputs: StageOutputs): string {
  const hash = createHash('sha256').update(JSON.stringify(outputs));
  const folder = import.meta.dirname;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether this seed was put into this table in the last days. */
export function isSeeded(stage: string, outputs: StageOutputs): boolean {
  const file = recordFile(stage);
  if (!existsSync(file)) return false;
  const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof record !== 'object' || record === null) return false;
  const { fingerprint, at } = record as { fingerprint?: unknown; at?: unknown };
  const age = Date.now() - Number(at);
  return fingerprint === fingerprintOf(outputs) && age < goodForDays * 24 * 3600 * 1000;
}

export function noteSeeded(stage: string, outputs: StageOutputs): void {
  const record = { fingerprint: fingerprintOf(outputs), at: Date.now() };
  writeFileSync(recordFile(stage), `${JSON.stringify(record)}\n`);
}
