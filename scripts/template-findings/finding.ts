import type { AcceptedFinding, Tool } from './accepted-findings.ts';

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
