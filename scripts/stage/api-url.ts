import type { StageOutputs } from './outputs.ts';

interface Deployed {
  /** Base URL of the local AWS endpoint. */
  readonly endpoint: string;
  readonly outputs: Pick<StageOutputs, 'ApiId'>;
}

/** Base URL of the API of a local stage, bypassing CloudFront; a route is `${apiUrl}/health`. */
export const apiUrlOf = ({ endpoint, outputs }: Deployed): string =>
  `${endpoint}/_aws/execute-api/${outputs.ApiId}/api`;
