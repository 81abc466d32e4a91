import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import { Effect, type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { RemovalPolicy, Validations } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import type { TableGrant } from '../table-grants.ts';

const string = (name: string): dynamodb.Attribute => ({
  name,
  type: dynamodb.AttributeType.STRING,
});

const readOne = ['dynamodb:GetItem'];
const readMany = [...readOne, 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const write = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:ConditionCheckItem',
  'dynamodb:BatchWriteItem',
];

const actionsOf: Readonly<Record<TableGrant, readonly string[]>> = {
  none: [],
  caller: readOne,
  read: readMany,
  write: [...readMany, ...write],
};

/** The product's one table: generic keys, sparse indexes that hold keys alone, a stream, and expiry. */
export class SingleTable extends Construct {
  readonly name: string;
  /** The table's stream of changes. */
  readonly streamArn: string;
  private readonly table: dynamodb.Table;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.table = new dynamodb.Table(this, 'Table', {
      partitionKey: string('PK'),
      sortKey: string('SK'),
      billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
      stream: dynamodb.StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: 'expiresAt',
      deletionProtection: config.keepsData,
      removalPolicy: config.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      ...(config.recoveryDays !== undefined && {
        pointInTimeRecoverySpecification: {
          pointInTimeRecoveryEnabled: true,
          recoveryPeriodInDays: config.recoveryDays,
        },
      }),
    });
    for (const index of ['GSI1', 'GSI2']) {
      this.table.addGlobalSecondaryIndex({
        indexName: index,
        partitionKey: string(`${index}PK`),
        sortKey: string(`${index}SK`),
        projectionType: dynamodb.ProjectionType.KEYS_ONLY,
      });
    }
    this.table.addLocalSecondaryIndex({
      indexName: 'LSI1',
      sortKey: string('LSI1SK'),
      projectionType: dynamodb.ProjectionType.INCLUDE,
      nonKeyAttributes: ['startsAt', 'status'],
    });
    if (config.recoveryDays === undefined) {
      Validations.of(this.table).acknowledge({
        id: 'AwsSolutions-DDB3',
        reason: 'A stage of one machine holds demo data alone, which the seed makes again.',
      });
    }
    this.name = this.table.tableName;
    this.streamArn = this.table.tableStreamArn ?? '';
  }

  /** Lets the grantee do what the grant says, on this table and its indexes by name. */
  grant(grantee: IGrantable, grant: TableGrant): void {
    const statement = (actions: readonly string[], resources: string[]) =>
      grantee.grantPrincipal.addToPrincipalPolicy(
        new PolicyStatement({ effect: Effect.ALLOW, actions: [...actions], resources }),
      );
    if (grant === 'none') return;
    statement(actionsOf[grant], [this.table.tableArn]);
    if (grant === 'caller') return;
    const indexes = ['GSI1', 'GSI2', 'LSI1'];
    statement(
      ['dynamodb:Query'],
      indexes.map((index) => `${this.table.tableArn}/index/${index}`),
    );
  }
}
