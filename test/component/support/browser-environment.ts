import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers have and jsdom lacks, taken from Node. */
const fromNode = {
  Blob,
  File,
  FormData,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  structuredClone,
};

/** A page in jsdom. Layout, pixels, workers and real input methods are left to the browser tests. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...options: ConstructorParameters<typeof TestEnvironment>) {
    super(...options);
    Object.assign(this.global, fromNode);
  }
}
