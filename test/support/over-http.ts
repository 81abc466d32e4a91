import { driverVariable } from './operations/driver.ts';

// Tests of operations call the deployed stage. Runs before any module reads it.
process.env[driverVariable] = 'http';
