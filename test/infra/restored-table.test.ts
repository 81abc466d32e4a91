import { Stack } from 'aws-cdk-lib/core';
import { sender } from './support/build-app.ts';
import { appOf } from './support/synthesize.ts';
import { templatesOf } from './support/templates.ts';

type Template = Readonly<Record<string, object>>;

const restoredTemplatesOf = (stage: string): Map<string, Template> => {
  const restoredTable = { name: 'restored', streamLabel: '2026-11-21T10:00:00.000' };
  const app = appOf(stage, sender, { restoredTable });
  return new Map(app.synth().stacks.map(({ stackName, template }) => [stackName, template]));
};

const exportsOf = (template: Template | undefined) =>
  Object.values(template?.['Outputs'] ?? {}).flatMap(({ Export }) => Export?.Name ?? []);

/** Returns the distinct references of a template to a table. */
const mentionsOf = (text: string) =>
  [...new Set(text.match(/"TABLE_NAME":[^,}]*|:table\/[^"/]*/g))].sort();

describe.each(['test', 'prod'])('a restored table of %s', (stage) => {
  const created = templatesOf(stage);
  const restored = restoredTemplatesOf(stage);
  const data = `vitrine-${stage}-data`;

  test.each(['api', 'events'])('replaces the created one in the stack %s', (part) => {
    const text = JSON.stringify(restored.get(`vitrine-${stage}-${part}`));
    expect(mentionsOf(text)).toEqual(['"TABLE_NAME":"restored"', ':table/restored']);
  });

  test('leaves no reference to the created one', () => {
    for (const [name, template] of restored) {
      if (name === data) continue;
      expect([name, /ImportValue":"[^"]*Table/.test(JSON.stringify(template))]).toEqual([
        name,
        false,
      ]);
    }
  });

  test('changes no resource and no export of the data stack, because such a change cannot be deployed', () => {
    expect(restored.get(data)?.['Resources']).toEqual(created.get(data)?.['Resources']);
    expect(exportsOf(restored.get(data))).toEqual(exportsOf(created.get(data)));
  });

  test('is named in the outputs that scripts read', () => {
    expect(restored.get(data)?.['Outputs']).toMatchObject({ TableName: { Value: 'restored' } });
  });
});

test('the name and the ARN of the table are not exported', () => {
  const names = exportsOf(templatesOf('prod').get('vitrine-prod-data'));
  expect(names.filter((name) => /ExportsOutput(Ref|FnGetAtt)Table/.test(name))).toEqual([
    expect.stringMatching(/ExportsOutputFnGetAttTable\w+StreamArn/),
  ]);
});

test('stacks on AWS have an explicit region, which bootstrap requires', () => {
  for (const stage of ['dev', 'prod']) {
    const stacks = appOf(stage).node.children.filter(Stack.isStack);
    for (const { environment } of stacks) expect(environment).toMatch(/\/[a-z]+-[a-z]+-\d$/);
  }
});
