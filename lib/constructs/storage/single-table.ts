import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import { Effect, type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Stack, Validations } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { StageConfig } from '../../config/config.ts';
import { removalPolicyOf } from '../../config/removal-policy.ts';
import { createdTableName, tableNameInUse } from '../../config/stage-names.ts';
import { type TableGrant, tableActions } from '../../lambdas/lambda-definition.ts';

const string = (name: string): dynamodb.Attribute => ({
  name,
  type: dynamodb.AttributeType.STRING,
});

/** Global indexes; each has its own throughput. */
export const globalIndexes = ['GSI1', 'GSI2'] as const;

/**
 * The product's only table: generic keys, sparse keys-only indexes, a stream and expiry. Other stacks refer to it by
 * its configured name: CloudFormation cannot change an export in use, so a restored table could not replace it.
 */
export class SingleTable extends Construct {
  /** Name of the table in use: the created or the restored one. */
  readonly name: string;
  /** Stream of the table in use. */
  readonly streamArn: string;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    const created = this.createTable(config);
    this.name = tableNameInUse(config);
    this.streamArn = config.restoredTable
      ? this.arnOf(`${this.name}/stream/${config.restoredTable.streamLabel}`)
      : streamOf(created);
    // The stream's label is known only once the table exists, so this ARN is exported, even while a restored table is
    // in use.
    Stack.of(this).exportValue(streamOf(created));
  }

  /** Allows the actions of a grant on the table in use and, for grants with queries, its indexes. */
  grant(grantee: IGrantable, grant: TableGrant): void {
    const statement = (actions: readonly string[], resources: string[]) =>
      grantee.grantPrincipal.addToPrincipalPolicy(
        new PolicyStatement({ effect: Effect.ALLOW, actions: [...actions], resources }),
      );
    if (grant === 'none') return;
    statement(tableActions[grant], [this.arnOf(this.name)]);
    if (!tableActions[grant].includes('dynamodb:Query')) return;
    statement(
      ['dynamodb:Query'],
      [...globalIndexes, 'LSI1'].map((index) => this.arnOf(`${this.name}/index/${index}`)),
    );
  }

  private arnOf(resourceName: string): string {
    return Stack.of(this).formatArn({ service: 'dynamodb', resource: 'table', resourceName });
  }

  private createTable(config: StageConfig): dynamodb.Table {
    const table = new dynamodb.Table(this, 'Table', {
      tableName: createdTableName(config),
      partitionKey: string('PK'),
      sortKey: string('SK'),
      billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
      stream: dynamodb.StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: 'ttl',
      // Not protected at first: a rollback of the first deploy has to delete it.
      deletionProtection: Stack.of(this).terminationProtection,
      removalPolicy: removalPolicyOf(config),
      ...(config.recoveryDays !== undefined && {
        pointInTimeRecoverySpecification: {
          pointInTimeRecoveryEnabled: true,
          recoveryPeriodInDays: config.recoveryDays,
        },
      }),
    });
    for (const index of globalIndexes) {
      table.addGlobalSecondaryIndex({
        indexName: index,
        partitionKey: string(`${index}PK`),
        sortKey: string(`${index}SK`),
        projectionType: dynamodb.ProjectionType.KEYS_ONLY,
      });
    }
    table.addLocalSecondaryIndex({
      indexName: 'LSI1',
      sortKey: string('LSI1SK'),
      projectionType: dynamodb.ProjectionType.INCLUDE,
      nonKeyAttributes: ['startsAt', 'status'],
    });
    if (config.recoveryDays === undefined) {
      Validations.of(table).acknowledge({
        id: 'AwsSolutions-DDB3',
        reason: 'A local stage only holds demo data, which the seed creates again.',
      });
    }
    return table;
  }
}

function streamOf(table: dynamodb.Table): string {
  if (!table.tableStreamArn) throw new Error('The table has no stream.');
  return table.tableStreamArn;
}
