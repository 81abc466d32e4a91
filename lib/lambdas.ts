import type { Resource } from '#contract/http/route.ts';
import { apiLambdas } from './api-lambdas.ts';
import { eventLambdas } from './event-lambdas.ts';
import type { LambdaSettings } from './lambda-settings.ts';

export type LambdaName = Resource | keyof typeof eventLambdas;

export const lambdas: Readonly<Record<LambdaName, LambdaSettings>> = {
  ...apiLambdas,
  ...eventLambdas,
};
