import path from 'node:path';
import { localEnvironment, localRegion } from '../stage/local-environment.ts';

/**
 * The environment MiniStack runs in: this machine only, all data below one folder, and nothing of the
 * user's AWS settings, since its Lambda workers inherit all of it.
 */
export function endpointEnvironment(
  base: Readonly<NodeJS.ProcessEnv>,
  folder: string,
  port: number,
): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...environment } = localEnvironment(base, `http://127.0.0.1:${port}`);
  return {
    ...environment,
    // Its Lambda workers are `node` from the PATH: the one that runs this.
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${base['PATH'] ?? ''}`,
    PYTHONUNBUFFERED: '1',
    BIND_HOST: '127.0.0.1',
    GATEWAY_PORT: String(port),
    MINISTACK_REGION: localRegion,
    PERSIST_STATE: '1',
    STATE_DIR: path.join(folder, 'state'),
    S3_PERSIST: '1',
    S3_DATA_DIR: path.join(folder, 's3'),
    TMPDIR: path.join(folder, 'tmp'),
    // Listeners that nothing here uses and that would take well-known ports.
    IOT_MTLS_ENABLED: '0',
    SFTP_ENABLED: '0',
    // Warm workers stay, so that a demo left alone for a while does not start cold.
    LAMBDA_WARM_TTL_SECONDS: '3600',
    LOG_LEVEL: 'INFO',
  };
}
