import { config } from 'zod/mini';

// zod probes `new Function` for its compiled parsers; the site's Content-Security-Policy refuses it, and it slows
// a cold start. Import this file before any schema is made.
config({ jitless: true });
