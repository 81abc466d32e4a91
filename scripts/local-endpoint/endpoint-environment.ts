import path from 'node:path';
import { localRegion } from '#lib/config.ts';
import { localEnvironment } from '../stage/local-environment.ts';

/**
 * Returns the environment of MiniStack and its Lambda workers: it listens on this machine only, keeps its data in one
 * folder, and has none of the user's AWS settings.
 */
export function endpointEnvironment(
  base: Readonly<NodeJS.ProcessEnv>,
  folder: string,
  port: number,
): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...environment } = localEnvironment(base, `http://127.0.0.1:${port}`);
  return {
    ...environment,
    // Lambda workers run `node` from the PATH, which must be the current Node.
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
    // Disables unused listeners on well-known ports.
    IOT_MTLS_ENABLED: '0',
    SFTP_ENABLED: '0',
    // Keeps Lambda workers for an hour, to avoid cold starts in an idle demo.
    LAMBDA_WARM_TTL_SECONDS: '3600',
    LOG_LEVEL: 'INFO',
  };
}
