import { config } from 'zod/mini';

// zod probes `new Function` for its compiled parsers, which the site's Content-Security-Policy refuses
// and a cold start pays for. It reads this when a schema is made, so every file with schemas imports
// this one first.
config({ jitless: true });
