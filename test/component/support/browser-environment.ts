import { TestEnvironment } from 'jest-environment-jsdom';

/** Takes a form as in browsers, which Node's does not: React makes one of a form that is sent while it navigates. */
class FormDataOfPage extends FormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
}

/** What browsers have and jsdom lacks, taken from Node. */
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
  }
}
