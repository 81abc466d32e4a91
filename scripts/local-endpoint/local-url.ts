import { UserError } from '../process/user-error.ts';

/** Host names of the services in docker-compose.yml, and of the host machine as seen from a container. */
const composeHosts = new Set(['localstack', 'ministack', 'host.docker.internal']);

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Checks that a URL is on this machine or a compose host, so that demo data and resets never reach an AWS account;
 * throws a UserError otherwise. Returns the origin with 127.0.0.1 for `localhost`: for an IP address, the SDK and the
 * CDK put bucket names in the path, not in the host name.
 */
export function requireLocalUrl(address: string): string {
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
