import packageJson from '../package.json' with { type: 'json' };
import { billingAccountIn } from './billing-account.ts';
import { configOf, endpointKinds, type RestoredTable, type StageConfig } from './config.ts';
import { type EdgeSecret, edgeSecretIn } from './edge-secret.ts';
import { refusalOfContact } from './mail-sender.ts';
import { isPushPublicKey } from './push-keys.ts';
import { type StackPart, stackParts } from './stack-parts.ts';

/** What a synthesis reads from its context and environment. */
interface Settings {
  readonly config: StageConfig;
  readonly version: string;
  readonly mailFrom: string | undefined;
  /** The folder of the built site, which is uploaded as part of a deploy to AWS. */
  readonly siteDirectory: string | undefined;
  /** The public key for Web Push, as the deploy script made it. */
  readonly pushPublicKey: string | undefined;
  /** The secret of the edge, as the deploy script made it. */
  readonly edgeSecret: EdgeSecret | undefined;
  /** The origin of the site, as the deploy script read it from the last deploy. */
  readonly siteUrl: string | undefined;
  /** The stacks that the deploy creates, which are not protected yet. */
  readonly newStacks: readonly StackPart[];
}

type Values = Readonly<Record<string, string | undefined>>;

/**
 * Reads the context values `stage` (`local` by default, which no real account accepts), `site` (the folder
 * of the built site), `pushPublicKey`, `edgeSecret`, `siteUrl` (the origin of the site, which local stages have in their
 * configuration), `newStacks` (parts of the stage, separated by commas) and, for local stages, `endpoint` (what serves
 * them), `restoredTable` (`<name>/<stream label>`) and `secondFactor` (`required`, which stages on AWS always ask of
 * staff); and the environment variables `VERSION`, `MAIL_FROM`, for stages on AWS `VITRINE_ACCOUNT` and `CONTACT_EMAIL`
 * and `BILLING_ACCOUNT`, for local ones the port of `AWS_ENDPOINT_URL`. Throws on an unknown stage or part, and on a
 * malformed account, address, origin, endpoint, table, second factor, key or secret.
 */
export function readSettings(context: Values, env: Values): Settings {
  const config = configOf(context['stage'] ?? 'local');
  return {
    config:
      config.place.kind === 'local'
        ? {
            ...atEndpoint(config, env['AWS_ENDPOINT_URL'], context['endpoint']),
            ...restored(context['restoredTable']),
            ...askedOfStaff(context['secondFactor']),
          }
        : {
            ...inAccount(config, env['VITRINE_ACCOUNT']),
            ...contact(env['CONTACT_EMAIL']),
            ...paidTo(env['BILLING_ACCOUNT']),
          },
    version: env['VERSION'] || packageJson.version,
    mailFrom: env['MAIL_FROM'] || config.mailFrom,
    siteDirectory: context['site'],
    pushPublicKey: publicKey(context['pushPublicKey']),
    edgeSecret: edgeSecretIn(context['edgeSecret']),
    siteUrl: originIn(context['siteUrl']),
    newStacks: partsIn(context['newStacks']),
  };
}

function publicKey(text: string | undefined): string | undefined {
  if (text === undefined || isPushPublicKey(text)) return text;
  throw new Error(`pushPublicKey must be a point of P-256 in base64url, not "${text}".`);
}

function originIn(text: string | undefined): string | undefined {
  // Without a path, a query or a user, so that a path can be added to it.
  if (text === undefined || /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+$/.test(text)) return text;
  throw new Error(`siteUrl must be https:// and a host, not "${text}".`);
}

function partsIn(text: string | undefined): StackPart[] {
  if (!text) return [];
  return text.split(',').map((name) => {
    const part = stackParts.find((one) => one === name);
    if (!part) throw new Error(`newStacks must name parts of the stage, not "${name}".`);
    return part;
  });
}

/** Whether a text is the id of an AWS account. */
export function isAccount(text: string): boolean {
  return /^\d{12}$/.test(text);
}

/** Returns the stage with the kind of its endpoint, and with another port where a URL names one. */
function atEndpoint(config: StageConfig, url?: string, kind = 'built-in'): StageConfig {
  if (config.place.kind !== 'local') return config;
  const endpoint = endpointKinds.find((one) => one === kind);
  if (!endpoint) throw new Error(`endpoint must be ${endpointKinds.join(' or ')}, not "${kind}".`);
  const port = url ? Number(new URL(url).port || 80) : config.place.port;
  return { ...config, place: { ...config.place, endpoint, port } };
}

/** The same stage bound to an account; without one, it can be synthesized for any. */
function inAccount(config: StageConfig, account: string | undefined): StageConfig {
  if (config.place.kind !== 'aws' || !account) return config;
  if (!isAccount(account)) throw new Error(`VITRINE_ACCOUNT must be 12 digits, not "${account}".`);
  return { ...config, place: { ...config.place, account } };
}

function contact(email: string | undefined): Partial<StageConfig> {
  const refusal = refusalOfContact(email);
  if (refusal) throw new Error(refusal);
  return email ? { contactEmail: email } : {};
}

function paidTo(text: string | undefined): Partial<StageConfig> {
  const billingAccount = billingAccountIn(text);
  return billingAccount ? { billingAccount } : {};
}

function askedOfStaff(text: string | undefined): Partial<StageConfig> {
  if (text === undefined) return {};
  if (text !== 'required') throw new Error(`secondFactor must be "required", not "${text}".`);
  return { secondFactorOfStaff: true };
}

function restored(text: string | undefined): { readonly restoredTable?: RestoredTable } {
  if (text === undefined) return {};
  const [name, streamLabel, ...more] = text.split('/');
  if (!name || !streamLabel || more.length > 0) {
    throw new Error(`restoredTable must be <name>/<stream label>, not "${text}".`);
  }
  return { restoredTable: { name, streamLabel } };
}
