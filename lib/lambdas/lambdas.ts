import type { Resource } from '#contract/http/route.ts';
import { apiLambdas } from './api-lambdas.ts';
import { eventLambdas } from './event-lambdas.ts';
import type { LambdaDefinition } from './lambda-definition.ts';

export type LambdaName = Resource | keyof typeof eventLambdas;

export const lambdas: Readonly<Record<LambdaName, LambdaDefinition>> = {
  ...apiLambdas,
  ...eventLambdas,
};
