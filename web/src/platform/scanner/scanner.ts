export { type ScannerFailure, useScanner } from './use-scanner.ts';
