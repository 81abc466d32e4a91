import { parsePlans } from './parse-plans.ts';
import content from './plans.json' with { type: 'json' };

/**
 * The plans of this build. A Lambda that uses them does not start with plans that break a rule; the stacks
 * are not even built (see `buildStacks`).
 */
export const plans = parsePlans(content);
