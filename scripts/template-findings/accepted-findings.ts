/** The tools of `npm run check:templates`. Findings of cdk-nag are acknowledged in lib/. */
export type Tool = 'cfn-lint' | 'checkov';

export interface AcceptedFinding {
  readonly tool: Tool;
  readonly rule: string;
  /** The setting that the rule wants. */
  readonly asks: string;
  /** Why it is not so: for every resource, or for each resource that is named. Another resource is a new finding. */
  readonly reasons: string | Readonly<Record<string, string>>;
}

/** The findings of cfn-lint and checkov in the templates of dev and prod that are left as they are. */
export const acceptedFindings: readonly AcceptedFinding[] = [
  {
    tool: 'cfn-lint',
    rule: 'W3005',
    asks: 'no DependsOn on a resource that a reference names anyway',
    reasons:
      'The library lets a Lambda wait for its role and for the policy of the role; only the second one is not implied. It does no harm.',
  },
  {
    tool: 'checkov',
    rule: 'CKV_AWS_18',
    asks: 'an access log of a bucket',
    reasons:
      'cdk-nag reports the same (AwsSolutions-S1), and the construct of each bucket has its own reason below.',
  },
  {
    tool: 'checkov',
    rule: 'CKV_AWS_21',
    asks: 'versions in a bucket',
    reasons: {
      'data/AccessRecordFiles':
        'Only on dev, which has no lock: Firehose and CloudFront give each file a new name.',
      'data/ExportFiles':
        'An export can be made again for a day, and a version would outlive the removal of its user.',
      'data/ReportFiles': 'A report can be made again, and is removed after 30 days.',
      'events/ChangesFailures': 'Lambda gives each file of failed records a new name.',
      'site/SiteFiles':
        'The site of every commit can be built again, and hashed files of earlier builds stay.',
    },
  },
  {
    tool: 'checkov',
    rule: 'CKV_AWS_26',
    asks: 'encryption of a topic by KMS',
    reasons:
      'An alarm has no personal data, and CloudWatch could only publish with a key of our own, at a price a month.',
  },
  {
    tool: 'checkov',
    rule: 'CKV_AWS_27',
    asks: 'encryption of a queue by KMS',
    reasons:
      'Every queue is encrypted by a key of SQS (SqsManagedSseEnabled), which the rule does not know. With a key of KMS, EventBridge and Lambda would need it, too.',
  },
  {
    tool: 'checkov',
    rule: 'CKV_AWS_68',
    asks: 'a web application firewall before the distribution',
    reasons:
      'The gateway limits the rate of calls and Cognito that of sign-ins; everything else is static. cdk-nag reports the same (AwsSolutions-CFR2).',
  },
  {
    tool: 'checkov',
    rule: 'CKV_AWS_86',
    asks: 'an access log of the distribution',
    reasons:
      'The stack edge-logs records every request by standard logging v2; the rule only knows legacy logging. cdk-nag reports the same (AwsSolutions-CFR3).',
  },
  {
    tool: 'checkov',
    rule: 'CKV_AWS_115',
    asks: 'reserved concurrency of a Lambda',
    reasons:
      'A new account refuses any reservation. Queues limit the Lambdas that they start, and the gateway the rate of calls.',
  },
  {
    tool: 'checkov',
    rule: 'CKV_AWS_116',
    asks: 'a dead-letter queue of a Lambda',
    reasons:
      'Lambdas on a schedule have a failure destination, which the rule does not know; queues and the stream keep what failed themselves; the gateway and CloudFormation get the error.',
  },
  {
    tool: 'checkov',
    rule: 'CKV_AWS_117',
    asks: 'a Lambda inside of a VPC',
    reasons:
      'The product has nothing in a network of its own. AWS’s services are reached over TLS and by IAM, and a VPC would need paid endpoints for them.',
  },
  {
    tool: 'checkov',
    rule: 'CKV_AWS_119',
    asks: 'encryption of the table by a key of our own',
    reasons:
      'The table is encrypted by a key of DynamoDB. A key of our own would make reads pay for calls of KMS, and its deletion would delete the data.',
  },
  {
    tool: 'checkov',
    rule: 'CKV_AWS_149',
    asks: 'encryption of a secret by a key of our own',
    reasons: 'The secret is encrypted by the account’s own key of Secrets Manager.',
  },
  {
    tool: 'checkov',
    rule: 'CKV_AWS_158',
    asks: 'encryption of a log group by KMS',
    reasons:
      'Logs are encrypted by a key of CloudWatch, and no line has an item, an answer or a token.',
  },
  {
    tool: 'checkov',
    rule: 'CKV_AWS_173',
    asks: 'encryption of a Lambda’s environment by a key of our own',
    reasons:
      'The environment is encrypted by the account’s own key of Lambda, and has no secret, only names, addresses and hashes.',
  },
  {
    tool: 'checkov',
    rule: 'CKV_AWS_174',
    asks: 'TLS 1.2 or newer of the distribution’s certificate',
    reasons:
      'CloudFront’s default certificate determines the protocols; a custom domain would have its own. cdk-nag reports the same (AwsSolutions-CFR4).',
  },
];

/** Something in a template that a tool reports. */
export interface TemplateFinding {
  readonly tool: Tool;
  readonly rule: string;
  /** The part of the stage and the logical id, such as `data/Receipts`. */
  readonly resource: string;
}

/**
 * The name of a resource that is the same on every stage: the part of the stage in the name of the template's file, and
 * the logical id without the hash that the CDK appends.
 */
export function resourceName(templateFile: string, logicalId: string): string {
  const part = /vitrine-[a-z]+-([a-z-]+)\.template\.json$/.exec(templateFile)?.[1];
  return `${part ?? templateFile}/${logicalId.replace(/[0-9A-F]{8}$/, '')}`;
}

interface Differences {
  /** Findings that are not accepted. */
  readonly unlisted: readonly TemplateFinding[];
  /** Rows of the list without a finding: `<tool> <rule>`, with a resource where the row names some. */
  readonly gone: readonly string[];
}

/** Compares the findings of all stages with the accepted ones. */
export function differences(
  findings: readonly TemplateFinding[],
  accepted: readonly AcceptedFinding[],
): Differences {
  const unlisted = findings.filter(
    ({ tool, rule, resource }) =>
      !accepted.some(
        (row) =>
          row.tool === tool &&
          row.rule === rule &&
          (typeof row.reasons === 'string' || resource in row.reasons),
      ),
  );
  const gone = accepted.flatMap(({ tool, rule, reasons }) => {
    const found = findings.filter((each) => each.tool === tool && each.rule === rule);
    const name = `${tool} ${rule}`;
    if (typeof reasons === 'string') return found.length > 0 ? [] : [name];
    return Object.keys(reasons)
      .filter((resource) => !found.some((each) => each.resource === resource))
      .map((resource) => `${name} ${resource}`);
  });
  return { unlisted, gone };
}
