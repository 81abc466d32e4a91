import path from 'node:path';

/** The folder of this checkout, whatever folder the command was called from. */
export const checkout = path.resolve(import.meta.dirname, '../..');

/** Everything that commands keep for a stage: the endpoint's data, outputs, logs. Never in git. */
export function stageFolder(stage: string): string {
  return path.join(checkout, '.local', stage);
}

export function logFile(stage: string, name: string): string {
  return path.join(stageFolder(stage), 'logs', `${name}.log`);
}
