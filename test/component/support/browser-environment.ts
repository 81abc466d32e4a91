import { TestEnvironment } from 'jest-environment-jsdom';

/** Accepts a form, which Node's FormData refuses: React passes the form that is sent while it navigates. */
class FormDataOfPage extends FormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
}

/** Globals of browsers that jsdom lacks, taken from Node. */
const fromNode = {
  Blob,
  File,
  FormData: FormDataOfPage,
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
    // Hashes and signatures of vouchers; a property without a setter in jsdom.
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
  }
}
