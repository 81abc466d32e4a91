import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CloudFormationClient, CreateStackCommand } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import {
  CreateQueueCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { installEndpoint } from '#scripts/local-endpoint/virtual-environment.ts';
import { clientSettings } from '#scripts/stage/local-environment.ts';
import { freePort, startOwnEndpoint } from '#test/support/own-endpoint.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const folder = temporaryFolder();
/** The keys of the changes that the Lambda received, one per line. */
const seenFile = path.join(folder, 'seen');
const failFile = path.join(folder, 'fail');

const code = `
const fs = require('node:fs');
exports.handler = async ({ Records }) => {
  if (fs.existsSync(${JSON.stringify(failFile)})) throw new Error('asked to fail');
  const seen = Records.map(({ dynamodb }) => dynamodb.Keys.PK.S + '\\n');
  fs.appendFileSync(${JSON.stringify(seenFile)}, seen.join(''));
};`;

const TableName = 'changes';

/** A table whose stream a Lambda reads from its beginning, as in lib/constructs/events/change-stream.ts. */
const template = {
  Resources: {
    Table: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      },
    },
    Reader: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Runtime: 'nodejs22.x',
        Handler: 'index.handler',
        Role: 'arn:aws:iam::000000000000:role/reader',
        Code: { ZipFile: code },
      },
    },
    Mapping: {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: {
        FunctionName: { Ref: 'Reader' },
        EventSourceArn: { 'Fn::GetAtt': ['Table', 'StreamArn'] },
        StartingPosition: 'TRIM_HORIZON',
      },
    },
  },
};

let port: number;
let stop: () => Promise<void> = async () => undefined;

async function start(): Promise<void> {
  stop = await startOwnEndpoint(folder, port);
}

const settings = () => clientSettings(`http://127.0.0.1:${port}`);

async function write(key: string): Promise<void> {
  const Item = { PK: { S: key } };
  await new DynamoDBClient(settings()).send(new PutItemCommand({ TableName, Item }));
}

const seen = () => (existsSync(seenFile) ? readFileSync(seenFile, 'utf8').trim().split('\n') : []);

async function expectSeen(...changes: readonly string[]): Promise<void> {
  await eventually(async () => expect(seen()).toEqual(changes));
}

beforeAll(async () => {
  await installEndpoint();
  port = await freePort();
}, 120_000);

beforeEach(start, 30_000);
// The endpoint saves its data to the folder, so stop it before the folder is removed.
afterEach(() => stop(), 30_000);

describe('the local endpoint, restarted with its data', () => {
  it('delivers undelivered changes, and then new ones, each once', async () => {
    const TemplateBody = JSON.stringify(template);
    const stack = new CreateStackCommand({ StackName: 'changes', TemplateBody });
    await new CloudFormationClient(settings()).send(stack);
    await eventually(() => write('delivered'));
    await expectSeen('delivered');
    writeFileSync(failFile, '');
    await write('undelivered');
    await stop();
    rmSync(failFile);
    await start();
    await expectSeen('delivered', 'undelivered');
    await write('new');
    await expectSeen('delivered', 'undelivered', 'new');
  }, 90_000);

  it('delivers a message again that was being processed at the stop', async () => {
    const queue = { QueueName: 'jobs', Attributes: { VisibilityTimeout: '3600' } };
    const { QueueUrl } = await new SQSClient(settings()).send(new CreateQueueCommand(queue));
    const receive = async () => {
      const { Messages = [] } = await new SQSClient(settings()).send(
        new ReceiveMessageCommand({ QueueUrl }),
      );
      return Messages.map(({ Body }) => Body);
    };
    await new SQSClient(settings()).send(new SendMessageCommand({ QueueUrl, MessageBody: 'job' }));
    expect(await receive()).toEqual(['job']);
    expect(await receive()).toEqual([]);
    await stop();
    await start();
    expect(await receive()).toEqual(['job']);
  }, 90_000);
});
