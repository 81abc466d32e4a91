import { invalid } from './faults.ts';
import type { MemoryItem } from './values.ts';

/** A request's names and values for its expressions. */
export interface Placeholders {
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>> | undefined;
  readonly ExpressionAttributeValues?: MemoryItem | undefined;
}

const token = /\s*(?:([#:]?\w+)|(<>|<=|>=|[=<>()+,.-]))/y;
const maxBytes = 4096;

/** Splits an expression into words and signs; throws for anything else, such as a list index. */
function tokensOf(text: string): string[] {
  if (Buffer.byteLength(text) > maxBytes) throw invalid('Expression size has exceeded the limit');
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.trimEnd().length) {
    const [, word, sign] = token.exec(text) ?? [];
    if (!word && !sign) throw invalid(`Syntax error; not supported: "${text}"`);
    tokens.push(word ?? sign ?? '');
  }
  if (tokens.length === 0) throw invalid('The expression can not be empty;');
  return tokens;
}

/** Names and values of a request. `finish` throws for unused ones, like DynamoDB. */
export class Bindings {
  readonly #names: Readonly<Record<string, string>>;
  readonly #values: MemoryItem;
  readonly #unused: Set<string>;

  constructor({
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
  }: Placeholders) {
    if ([names, values].some((given) => given && Object.keys(given).length === 0)) {
      throw invalid('ExpressionAttributeNames and ExpressionAttributeValues must not be empty');
    }
    this.#names = names ?? {};
    this.#values = values ?? {};
    this.#unused = new Set([...Object.keys(this.#names), ...Object.keys(this.#values)]);
  }

  name(word: string): string {
    if (!word.startsWith('#')) return word;
    const name = this.#names[word];
    if (name === undefined) throw invalid(`An expression attribute name is not defined: ${word}`);
    this.#unused.delete(word);
    return name;
  }

  value(word: string): unknown {
    const value = this.#values[word];
    if (value === undefined) throw invalid(`An expression attribute value is not defined: ${word}`);
    this.#unused.delete(word);
    return value;
  }

  finish(): void {
    if (this.#unused.size === 0) return;
    throw invalid(`Value provided unused in expressions: keys: {${[...this.#unused].join(', ')}}`);
  }
}

const keywords = new Set('AND OR NOT BETWEEN IN SET ADD REMOVE DELETE'.split(' '));

/** Reads an expression word by word. */
export class Cursor {
  readonly #tokens: readonly string[];
  readonly #bindings: Bindings;
  #position = 0;

  constructor(text: string, bindings: Bindings) {
    this.#tokens = tokensOf(text);
    this.#bindings = bindings;
  }

  get isAtEnd(): boolean {
    return this.#position === this.#tokens.length;
  }

  get #token(): string {
    return this.#tokens[this.#position] ?? '';
  }

  /** Takes a sign or keyword, in any case, if it comes next. */
  takes(wanted: string): boolean {
    const isNext = this.#token.toUpperCase() === wanted;
    if (isNext) this.#position += 1;
    return isNext;
  }

  /** Takes a required sign or keyword. */
  expect(wanted: string): void {
    if (!this.takes(wanted)) this.fail();
  }

  /** Takes one of several signs or keywords if it comes next. */
  takesOneOf<T extends string>(wanted: readonly T[]): T | undefined {
    return wanted.find((one) => this.takes(one));
  }

  /** Takes the name of a function and its opening bracket. */
  takesFunction<T extends string>(names: readonly T[]): T | undefined {
    if (this.#tokens[this.#position + 1] !== '(') return undefined;
    const found = names.find((name) => name === this.#token);
    if (found) this.#position += 2;
    return found;
  }

  get isAtValue(): boolean {
    return this.#token.startsWith(':');
  }

  value(): unknown {
    if (!this.isAtValue) this.fail();
    return this.#bindings.value(this.#next());
  }

  /** Takes the name of an attribute. */
  name(): string {
    const isName = /^[#a-z]\w*$/i.test(this.#token) && !keywords.has(this.#token.toUpperCase());
    if (!isName) this.fail();
    return this.#bindings.name(this.#next());
  }

  /** Takes the path of an attribute, or of one inside maps: `terms.version`. */
  path(): readonly string[] {
    const names = [this.name()];
    while (this.takes('.')) names.push(this.name());
    return names;
  }

  fail(): never {
    throw invalid(`Syntax error; token: "${this.#token}", near: "${this.#tokens.join(' ')}"`);
  }

  #next(): string {
    this.#position += 1;
    return this.#tokens[this.#position - 1] ?? '';
  }
}
