import { localPlaces } from '#lib/config.ts';
import { endpointAddress } from '#scripts/local-endpoint/ensure-endpoint.ts';
import { clientSettings } from '#scripts/stage/client-settings.ts';
import { readOutputs, type StageOutputs } from '#scripts/stage/outputs.ts';

/** The stage that integration and end-to-end tests run against. */
export interface StageUnderTest {
  readonly outputs: StageOutputs;
  /** The AWS endpoint itself. */
  readonly endpoint: string;
  /** The gateway, without the edge: `${apiUrl}/health`. */
  readonly apiUrl: string;
  /** The distribution, as a browser sees it; up during the end-to-end tests. */
  readonly siteUrl: string;
}

/** Reads what the deploy of the test stage left. */
export function stageUnderTest(): StageUnderTest {
  const outputs = readOutputs('test');
  const endpoint = endpointAddress('test');
  return {
    outputs,
    endpoint,
    apiUrl: `${endpoint}/_aws/execute-api/${outputs.ApiId}/api`,
    siteUrl: `http://localhost:${localPlaces.test.sitePort}`,
  };
}

/** Settings of an AWS SDK client for the stage under test. */
export function awsClientSettings() {
  return clientSettings(endpointAddress('test'));
}
