import { config } from 'zod/mini';

// zod probes `new Function` for its compiled parsers: the site's Content-Security-Policy refuses it, and it slows
// a cold start. zod reads this when a schema is made, so every file with schemas imports this file first.
config({ jitless: true });
