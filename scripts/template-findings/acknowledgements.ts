import { type App, Stack, Validations } from 'aws-cdk-lib/core';
import { type Stage, stageNames } from '#lib/config.ts';
import { withApp } from './with-app.ts';

/** A finding of cdk-nag that the constructs which cause it acknowledge. */
interface Acknowledgement {
  readonly rule: string;
  readonly reason: string;
  readonly stages: readonly Stage[];
  /** The constructs, by the part of the stage and their path in it. */
  readonly constructs: readonly string[];
}

/** Returns the acknowledgements of all stages, grouped by rule and reason. */
export function acknowledgements(): Acknowledgement[] {
  const found = stageNames.flatMap((stage) => withApp(stage, (app) => acknowledgedIn(app, stage)));
  const groups = Map.groupBy(found, ({ rule, reason }) => JSON.stringify([rule, reason]));
  return [...groups].sort().flatMap(([, group]) =>
    group.slice(0, 1).map(({ rule, reason }) => ({
      rule,
      reason,
      stages: stageNames.filter((stage) => group.some((each) => each.stage === stage)),
      constructs: [...new Set(group.map(({ construct }) => construct))].sort(),
    })),
  );
}

function acknowledgedIn({ node }: App, stage: Stage) {
  const withoutStage = (text: string) => text.replaceAll(`vitrine-${stage}-`, '');
  return node.findAll().flatMap((construct) => {
    const resource = Stack.isStack(construct) ? construct.stackName : construct.node.path;
    return construct.node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.entries<string>(data))
      .map(([rule, reason]) => ({
        // The library files every rule under annotations, except CloudFormation's own.
        rule: withoutStage(rule).replace(/^Annotation::/, ''),
        reason,
        stage,
        construct: withoutStage(resource),
      }));
  });
}
