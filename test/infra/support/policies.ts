import type { Template } from 'aws-cdk-lib/assertions';
import { type Json, propertiesOf, textOf } from './resources.ts';

/** A policy statement, with single values as lists and references as text. */
export interface Statement {
  readonly effect: string;
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  readonly principal: string;
  readonly condition: string;
}

const listOf = (value: Json | undefined): readonly string[] =>
  value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(textOf);

/** Returns the statements of a policy document. */
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

/** Returns the policies of the role whose logical id starts with `role`, by logical id. */
export function policiesOf(template: Template, role = ''): Map<string, Statement[]> {
  const policies = [...propertiesOf(template, 'AWS::IAM::Policy')];
  const attached = policies.filter(([, { Roles }]) =>
    listOf(Roles).some((id) => id.startsWith(`<${role}`)),
  );
  return new Map(attached.map(([id, policy]) => [id, statementsOf(policy['PolicyDocument'])]));
}

/** Returns the statements of a role's policies. */
export function grantsOf(template: Template, role: string): Statement[] {
  return [...policiesOf(template, role).values()].flat();
}
