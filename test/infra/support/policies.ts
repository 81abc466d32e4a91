import type { Template } from 'aws-cdk-lib/assertions';
import { type Json, propertiesOf, textOf } from './resources.ts';

/** A statement of a policy, with single values as lists and references as text. */
export interface Statement {
  readonly effect: string;
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  readonly principal: string;
  readonly condition: string;
}

const listOf = (value: Json | undefined): readonly string[] =>
  value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(textOf);

/** The statements of a policy document. */
export function statementsOf(document: Json | undefined): Statement[] {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return [];
  const statements = document['Statement'];
  if (!Array.isArray(statements)) return [];
  return statements.map((statement) => {
    const fields = statement as Record<string, Json>;
    return {
      effect: textOf(fields['Effect']),
      actions: listOf(fields['Action']),
      resources: listOf(fields['Resource']),
      principal: JSON.stringify(fields['Principal'] ?? null),
      condition: JSON.stringify(fields['Condition'] ?? null),
    };
  });
}

/** The statements of all roles of a template, by the logical id of the policy. */
export function grantsIn(template: Template): Map<string, Statement[]> {
  const policies = propertiesOf(template, 'AWS::IAM::Policy');
  return new Map([...policies].map(([id, policy]) => [id, statementsOf(policy['PolicyDocument'])]));
}
