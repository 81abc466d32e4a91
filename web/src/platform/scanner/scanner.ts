export { useScanner } from './use-scanner.ts';
