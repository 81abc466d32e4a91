import { UserError } from '../process/user-error.ts';

/** Services of docker-compose.yml, as other containers of it see them, and the machine from within. */
const composeHosts = new Set(['localstack', 'ministack', 'host.docker.internal']);

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The endpoint that a local stage may talk to. Anything but this machine or a compose host is
 * refused, so that demo data and resets can never reach an AWS account. `localhost` becomes its
 * address: with an address the SDK and the CDK name buckets in the path, not in the host name.
 */
export function localEndpoint(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isHttp || !(loopback.test(url.hostname) || composeHosts.has(url.hostname))) {
    throw new UserError(
      `AWS_ENDPOINT_URL is "${address}", which is not on this machine; the stages local and test only use an endpoint on localhost, 127.0.0.1 or a host of docker-compose.yml, so unset it or change it.`,
    );
  }
  if (url.hostname === 'localhost') url.hostname = '127.0.0.1';
  return url.origin;
}
