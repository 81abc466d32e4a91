import {
  type AcceptedFinding,
  differences,
  resourceName,
  type TemplateFinding,
} from '#scripts/template-findings/accepted-findings.ts';
import { findingsOfCfnLint, findingsOfCheckov } from '#scripts/template-findings/run-tools.ts';

describe('the name of a resource', () => {
  it.each([
    ['/tmp/x/vitrine-prod-data.template.json', 'Receipts59C0D3E0', 'data/Receipts'],
    ['/vitrine-dev-edge-logs.template.json', 'Delivery', 'edge-logs/Delivery'],
  ])('in %s is the same on every stage', (file, id, name) => {
    expect(resourceName(file, id)).toBe(name);
  });
});

describe('the answer of', () => {
  it('cfn-lint names the resource of a finding, or the section of the template', () => {
    const found = (Path: (string | number)[]) => ({
      Filename: 'cdk/vitrine-prod-api.template.json',
      Rule: { Id: 'W3005' },
      Location: { Path },
    });
    const paths = [
      ['Resources', 'usersFunction490D0FEF', 'DependsOn', 1],
      ['Outputs', 'ApiId'],
      [],
    ];
    expect(findingsOfCfnLint(JSON.stringify(paths.map(found)))).toEqual(
      ['api/usersFunction', 'api/Outputs', 'api/'].map((resource) => ({
        tool: 'cfn-lint',
        rule: 'W3005',
        resource,
      })),
    );
  });

  const checkov = (parsing_errors: string[]) =>
    JSON.stringify({
      results: {
        failed_checks: [
          {
            check_id: 'CKV_AWS_21',
            file_path: '/vitrine-dev-data.template.json',
            resource: 'AWS::S3::Bucket.Receipts59C0D3E0',
          },
        ],
        parsing_errors,
      },
    });

  it('checkov names the resource of a failed check', () => {
    expect(findingsOfCheckov(checkov([]))).toEqual([
      { tool: 'checkov', rule: 'CKV_AWS_21', resource: 'data/Receipts' },
    ]);
  });

  it('checkov with an unreadable template is an error', () => {
    expect(() => findingsOfCheckov(checkov(['/a.template.json']))).toThrow(
      'checkov could not read /a.template.json.',
    );
  });
});

describe('the comparison of findings', () => {
  const accepted: AcceptedFinding[] = [
    { tool: 'checkov', rule: 'KEY', asks: 'a key', reasons: 'Everywhere.' },
    { tool: 'checkov', rule: 'VERSIONS', asks: 'versions', reasons: { 'data/A': 'Because.' } },
  ];
  const key: TemplateFinding = { tool: 'checkov', rule: 'KEY', resource: 'api/Logs' };
  const versions: TemplateFinding = { tool: 'checkov', rule: 'VERSIONS', resource: 'data/A' };

  it('has no difference if each finding has its reason, on one stage or two', () => {
    expect(differences([key, versions, versions], accepted)).toEqual({ unlisted: [], gone: [] });
  });

  it.each<TemplateFinding>([
    { ...key, rule: 'OTHER' },
    { ...key, tool: 'cfn-lint' },
    { ...versions, resource: 'data/B' },
  ])('reports an unaccepted finding: $tool $rule $resource', (finding) => {
    expect(differences([key, versions, finding], accepted).unlisted).toEqual([finding]);
  });

  it('reports an accepted finding that does not occur any more', () => {
    expect(differences([key], accepted).gone).toEqual(['checkov VERSIONS data/A']);
    expect(differences([versions], accepted).gone).toEqual(['checkov KEY']);
  });
});
