import type { Template } from 'aws-cdk-lib/assertions';
import type { Fields } from './edge.ts';
import { propertiesOf, textOf } from './resources.ts';
import { templateOf } from './templates.ts';

/** The environment of a Lambda, with references as text. */
type Environment = Readonly<Record<string, string>>;

/** Returns the environments of the Lambdas in templates of a stage, by their names without the stage. */
export function environmentsOf(
  stage: string,
  ...templates: readonly Template[]
): Map<string, Environment> {
  const made = templates.flatMap((one) => [...propertiesOf(one, 'AWS::Lambda::Function').values()]);
  return new Map(
    made.map(({ FunctionName, Environment = {} }) => {
      const variables = Object.entries(((Environment as Fields)['Variables'] ?? {}) as Fields);
      return [
        textOf(FunctionName).replace(`vitrine-${stage}-`, ''),
        Object.fromEntries(variables.map(([name, value]) => [name, textOf(value)])),
      ];
    }),
  );
}

/** Returns the templates with a stage's Lambdas. */
export const templatesWithLambdas = (stage: string): readonly Template[] => [
  templateOf(stage, 'api'),
  templateOf(stage, 'events'),
];
