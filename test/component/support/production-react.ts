// As users get it, and three times as fast as the build for development. Nothing of it has been loaded yet.
process.env['NODE_ENV'] = 'production';

// Testing Library asks for `act`, which that build lacks: React then renders when it does in a browser, and tests wait
// for what they expect.
const react: { act?: unknown } = require('react');
react.act = (work: () => unknown) => work();

// React shows what has loaded 300 ms after its placeholder at the earliest, for the eye, which was most of the time of a
// test. It takes the timer for that when it is loaded, and uses it for nothing else.
const { setTimeout: afterDelay } = globalThis;
Object.assign(globalThis, { setTimeout: (work: () => void) => afterDelay(work) });
require('react-dom/client');
Object.assign(globalThis, { setTimeout: afterDelay });

// Pages are removed by `closePage`, not by Testing Library, which would be earlier.
process.env['RTL_SKIP_AUTO_CLEANUP'] = 'true';
