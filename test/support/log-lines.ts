import { logger } from '#lambdas/platform/logging/logger.ts';

/** Runs a function with the Lambda logger at DEBUG. Returns each write to stdout or stderr. */
export async function logLines(run: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const level = logger.getLevelName();
  const take = (chunk: unknown) => {
    lines.push(String(chunk));
    return true;
  };
  const spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation(take),
    jest.spyOn(process.stderr, 'write').mockImplementation(take),
  ];
  logger.setLogLevel('DEBUG');
  try {
    await run();
  } finally {
    logger.setLogLevel(level);
    for (const spy of spies) spy.mockRestore();
  }
  return lines;
}
