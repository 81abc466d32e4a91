import { localLocations } from '#lib/config/config.ts';
import { endpointAddress } from '#scripts/local-endpoint/ensure-endpoint.ts';
import { clientSettings } from '#scripts/stage/local-environment.ts';
import { apiUrlOf, readOutputs, type StageOutputs } from '#scripts/stage/outputs.ts';

/** The stage of integration and end-to-end tests. */
export interface StageUnderTest {
  readonly outputs: StageOutputs;
  /** Base URL of the local AWS endpoint. */
  readonly endpoint: string;
  /** Base URL of the API gateway, bypassing CloudFront; a route is `${apiUrl}/health`. */
  readonly apiUrl: string;
  /** Base URL of the site in a browser; served only during the end-to-end tests. */
  readonly siteUrl: string;
}

/** Returns the test stage from the outputs of its last deploy. */
export function stageUnderTest(): StageUnderTest {
  const outputs = readOutputs('test');
  const endpoint = endpointAddress('test');
  return {
    outputs,
    endpoint,
    apiUrl: apiUrlOf({ endpoint, outputs }),
    siteUrl: `http://localhost:${localLocations.test.sitePort}`,
  };
}

/** Returns AWS SDK client settings (endpoint, region, credentials) for the stage under test. */
export function awsClientSettings() {
  return clientSettings(endpointAddress('test'));
}
