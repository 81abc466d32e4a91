interface Settings {
  /** Longest time of one attempt in milliseconds. */
  readonly requestTimeout: number;
  readonly maxAttempts?: number;
  /** Only for S3: puts the bucket into the path instead of the host. */
  readonly forcePathStyle?: boolean;
}

interface Config extends Omit<Settings, 'requestTimeout'> {
  readonly requestHandler: object;
}

/**
 * Makes a client of an AWS service. Without `throwOnRequestTimeout` the SDK only logs a warning at the timeout and
 * waits on (`@smithy/node-http-handler`, from 4.4.0).
 */
export function awsClient<Client>(
  Client: new (config: Config) => Client,
  { requestTimeout, ...settings }: Settings,
): Client {
  const requestHandler = { connectionTimeout: 1000, requestTimeout, throwOnRequestTimeout: true };
  return new Client({ ...settings, requestHandler });
}
