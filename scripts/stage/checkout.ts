import path from 'node:path';

/** The root folder of this checkout. */
export const checkout = path.resolve(import.meta.dirname, '../..');

/** The folder for the local files of a stage: the endpoint's data, outputs and logs. Not in git. */
export function stageFolder(stage: string): string {
  return path.join(checkout, '.local', stage);
}

export function logFile(stage: string, name: string): string {
  return path.join(stageFolder(stage), 'logs', `${name}.log`);
}

/** The path of a command-line tool in node_modules/.bin. */
export function toolPath(tool: string): string {
  return path.join(checkout, 'node_modules', '.bin', tool);
}
