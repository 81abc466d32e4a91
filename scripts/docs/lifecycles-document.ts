import type { Lifecycle } from '#contract/lifecycles/lifecycle.ts';
import { type DescribedLifecycle, lifecycles } from './lifecycle-texts.ts';

/** Returns a lifecycle as a Mermaid state diagram; a state without events leads to the end. */
function diagramOf({ initial, transitions }: Lifecycle): string {
  const arrows = Object.entries(transitions).flatMap(([state, events]) => {
    const next = Object.entries(events);
    return next.length === 0
      ? [`${state} --> [*]`]
      : next.map(([event, to]) => `${state} --> ${to}: ${event}`);
  });
  const lines = ['stateDiagram-v2', ...[`[*] --> ${initial}`, ...arrows].map((one) => `  ${one}`)];
  return ['```mermaid', ...lines, '```'].join('\n');
}

function tableOf(title: string, texts: Readonly<Record<string, string>>): string {
  const rows = Object.entries(texts).map(([name, text]) => `| \`${name}\` | ${text} |`);
  return [`| ${title} | Meaning |`, '| --- | --- |', ...rows].join('\n');
}

const sectionOf = ({ title, lifecycle, states, events, notes }: DescribedLifecycle): string =>
  [
    `## ${title}`,
    diagramOf(lifecycle),
    tableOf('State', states),
    tableOf('Event', events),
    ...notes,
  ].join('\n\n');

/** Returns the text of `docs/lifecycles.md`. */
export function lifecyclesDocument(): string {
  const intro = `# Lifecycles

<!-- Written by \`npm run docs\` from contract/lifecycles/lifecycles.ts; changes here are lost. -->

The states of things and the events that lead from one to another. An event that a state does not have is
refused with 409 \`INVALID_TRANSITION\`, a switch of an offer after its end with 409 \`OFFER_EXPIRED\`. Setting
the status that an offer or an indication has already changes nothing.`;
  return `${[intro, ...lifecycles.map(sectionOf)].join('\n\n')}\n`;
}
