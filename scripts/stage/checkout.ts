import path from 'node:path';

/** Root folder of this checkout. */
export const checkout = path.resolve(import.meta.dirname, '../..');

/** Returns the folder for local files of a stage: endpoint data, outputs and logs. Not in git. */
export function stageFolder(stage: string): string {
  return path.join(checkout, '.local', stage);
}

export function logFile(stage: string, name: string): string {
  return path.join(stageFolder(stage), 'logs', `${name}.log`);
}

/** Returns the path of a tool in node_modules/.bin. */
export function toolPath(tool: string): string {
  return path.join(checkout, 'node_modules', '.bin', tool);
}
