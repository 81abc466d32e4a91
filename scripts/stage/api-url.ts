import type { StageOutputs } from './outputs.ts';

interface Deployed {
  /** Base URL of the local AWS endpoint. */
  readonly endpoint: string;
  readonly outputs: Pick<StageOutputs, 'ApiId'>;
}

/** Returns the base URL of a local stage's API, bypassing CloudFront; a route is `${apiUrl}/health`. */
export const apiUrlOf = ({ endpoint, outputs }: Deployed): string =>
  `${endpoint}/_aws/execute-api/${outputs.ApiId}/api`;
