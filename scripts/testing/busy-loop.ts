import process from 'node:process';

// Keeps one core busy until the process that started it has ended, or for an hour at most.
const parent = process.ppid;
const end = Date.now() + 3_600_000;
while (process.ppid === parent && Date.now() < end);
