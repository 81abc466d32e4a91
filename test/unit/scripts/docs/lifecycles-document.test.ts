import { lifecyclesDocument } from '#scripts/docs/lifecycles-document.ts';

describe('the document of lifecycles', () => {
  const sections = new Map(
    lifecyclesDocument()
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.split('\n')[0], section]),
  );

  it('draws the transitions of a revision', () => {
    expect(sections.get('Revision of a business')).toContain(`\`\`\`mermaid
stateDiagram-v2
  [*] --> pending_approval
  pending_approval --> pending_approval: edit
  pending_approval --> merged: approve
  pending_approval --> rejected: reject
  merged --> [*]
  rejected --> [*]
\`\`\``);
  });

  it('describes each state and event', () => {
    for (const state of ['active', 'inactive', 'removed']) {
      expect(sections.get('Offer')).toMatch(new RegExp(`^\\| \`${state}\` \\| .+ \\|$`, 'm'));
    }
    expect(sections.get('Business')).toMatch(/^\| `lift` \| .+ \|$/m);
  });
});
