import { type Resource, resources } from '#contract/route.ts';

/** The Lambdas that no call starts, but an event. */
const eventHandlers = ['sweep-feeds', 'start-jobs', 'run-jobs'] as const;

export type EventLambdaName = (typeof eventHandlers)[number];

/** Every Lambda there is: one a resource of the API, and those that events start. */
export type LambdaName = Resource | EventLambdaName;

/** The file that a Lambda is made of, by the Lambda's name. */
export const lambdaSources: Readonly<Record<string, string>> = {
  ...Object.fromEntries(resources.map((name) => [name, `lambdas/${name}/handler.ts`])),
  ...Object.fromEntries(eventHandlers.map((name) => [name, `lambdas/events/${name}.ts`])),
};
