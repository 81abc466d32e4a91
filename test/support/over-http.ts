import { driverVariable } from './operations/store.ts';

// Tests of operations call the deployed stage. Runs before any module reads it.
process.env[driverVariable] = 'http';
