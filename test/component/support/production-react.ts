// The production build, as users get it; it is also three times as fast. React must not be loaded yet.
process.env['NODE_ENV'] = 'production';

// Testing Library asks for `act`, which the production build lacks: React renders as in a browser, and tests wait.
const react: { act?: unknown } = require('react');
react.act = (work: () => unknown) => work();

// React delays loaded content by up to 300 ms with this timer, which it reads on load; tests skip the delay.
const { setTimeout: afterDelay } = globalThis;
Object.assign(globalThis, { setTimeout: (work: () => void) => afterDelay(work) });
require('react-dom/client');
Object.assign(globalThis, { setTimeout: afterDelay });

// Tests remove pages with `closePage`; the cleanup of Testing Library would run earlier.
process.env['RTL_SKIP_AUTO_CLEANUP'] = 'true';
