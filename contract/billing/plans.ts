import { parsePlans } from './parse-plans.ts';
import content from './plans.json' with { type: 'json' };

/** The plans of this build. A mistake in them stops `buildStacks` and the start of a Lambda. */
export const plans = parsePlans(content);
